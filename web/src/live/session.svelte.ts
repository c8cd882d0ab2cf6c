/** Who this browser is. */
import { api } from './api';
import type { Appearance, Credentials, NewPassword, Person, Recovery } from './protocol';

class Session {
  me: Person | null = $state.raw(null);

  /** Ask the server who we are; it makes a guest of somebody new. */
  async know(): Promise<Person> {
    this.me ??= await api.me();
    return this.me;
  }

  async appear(how: Appearance): Promise<void> {
    this.me = await api.appear(how);
  }

  async login(who: Credentials): Promise<void> {
    this.me = await api.login(who);
  }

  async register(who: NewPassword): Promise<void> {
    this.me = await api.register(who);
  }

  async recover(who: Recovery): Promise<void> {
    this.me = await api.recover(who);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.me = null;
    await this.know();
  }
}

export const session = new Session();

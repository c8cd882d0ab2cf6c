/** Who this browser is. */
import { api } from './api';
import { learnt } from './learnt.svelte';
import type { Appearance, Credentials, NewPassword, Person, Recovery } from './protocol';

class Session {
  me: Person | null = $state.raw(null);

  /** Ask the server who we are; it makes a guest of somebody new. */
  async know(): Promise<Person> {
    return this.me ?? this.#be(await api.me());
  }

  async appear(how: Appearance): Promise<void> {
    this.me = await api.appear(how);
  }

  async login(who: Credentials): Promise<void> {
    this.#be(await api.login(who));
  }

  async register(who: NewPassword): Promise<void> {
    this.#be(await api.register(who));
  }

  async recover(who: Recovery): Promise<void> {
    this.#be(await api.recover(who));
  }

  async logout(): Promise<void> {
    await learnt.bring();
    await api.logout();
    learnt.forget();
    this.me = null;
    await this.know();
  }

  #be(me: Person): Person {
    this.me = me;
    void learnt.meet(me.login);
    return me;
  }
}

export const session = new Session();

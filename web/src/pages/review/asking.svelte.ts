/** A review that is asked for, waited for and read. */
import { Refusal } from '@/live/api';
import type { Review, ReviewState } from '@/live/protocol';
import { reviews, type Depth } from '@/live/reviews';

const AGAIN = 700; // milliseconds between two looks at how far it is

export class Asking {
  review: Review | null = $state.raw(null);
  state: ReviewState | null = $state.raw(null); // of what is being made now
  problem: unknown = $state.raw(null);
  #gone = false;

  constructor(readonly subject: string) {}

  /** A quick look first; whoever wants a closer one asks for it. */
  begin(): Promise<void> {
    return this.ask('quick');
  }

  /** Ask for a review and wait for it. */
  async ask(depth: Depth): Promise<void> {
    try {
      this.state = await reviews.ask(this.subject, depth);
      while (!this.#gone && ['waiting', 'running'].includes(this.state.status)) {
        await new Promise((done) => setTimeout(done, AGAIN));
        this.state = await reviews.state(this.subject, depth);
      }
      if (this.state.status === 'done') this.review = await reviews.result(this.subject, depth);
      if (this.state.problem) this.problem = new Refusal(409, 'failed', this.state.problem);
      this.state = null;
    } catch (error) {
      this.problem = error;
      this.state = null;
    }
  }

  /** Nobody waits any more. */
  leave(): void {
    this.#gone = true;
  }
}

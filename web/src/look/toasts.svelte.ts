/** Short messages that go away by themselves. */
export interface Toast {
  number: number;
  text: string;
  clause?: string;
  cite?: () => void;
}

class Toasts {
  all: Toast[] = $state.raw([]);
  #count = 0;

  say(text: string, more: Pick<Toast, 'clause' | 'cite'> = {}): void {
    const toast = { number: ++this.#count, text, ...more };
    this.all = [...this.all.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.number), 7000);
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();

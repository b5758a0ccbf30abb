/** What is half typed at a table: saved at once, and found again when the table is opened next. */
export class Draft {
  text = $state.raw<string | null>(null);
  #sending = false;
  /** The newest text while another one is on its way. */
  #next: string | null | undefined;

  /** `send` saves one draft. */
  constructor(private readonly send: (text: string | null) => Promise<void>) {}

  save(text: string | null): void {
    if (text === this.text) return;
    this.text = text;
    void this.#send();
  }

  /** Whether a draft is on its way. */
  get sending(): boolean {
    return this.#sending;
  }

  /** Forgets what was typed: a step has cleared what was saved of it. */
  cleared(): void {
    this.text = null;
  }

  /** Takes over what is saved, unless something newer is on its way. */
  adopt(saved: string | null): void {
    if (!this.#sending) this.text = saved;
  }

  /** Saves what is typed again where something else is saved: a step clears the draft. */
  restore(saved: string | null): void {
    if (this.text !== saved) void this.#send();
  }

  async #send(): Promise<void> {
    this.#next = this.text;
    if (this.#sending) return;
    this.#sending = true;
    while (this.#next !== undefined) {
      const text: string | null = this.#next;
      this.#next = undefined;
      await this.send(text);
    }
    this.#sending = false;
  }
}

interface HintedParts {
  /** True when this server must follow the store, and does not know this number yet. */
  isNew(storeId: number, seq: number): boolean;
  /** Reads the event numbers of these stores and pushes the new numbers. */
  look(storeIds: readonly number[]): Promise<void>;
  onFailure(error: unknown): void;
}

/** Pause after each `look`: at most fifty small queries a second, however many hints arrive. */
const PAUSE_MS = 20;

/**
 * Collects hints that a store has changed. Checks the first store at once, and later stores together after a
 * pause.
 */
export class HintedStores {
  readonly #parts: HintedParts;
  readonly #waiting = new Set<number>();
  #pause: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  constructor(parts: HintedParts) {
    this.#parts = parts;
  }

  hear(storeId: number, seq: number): void {
    if (!this.#parts.isNew(storeId, seq)) return;
    this.#waiting.add(storeId);
    if (this.#pause === null && this.#looking === null) this.#look();
  }

  /** Waits until the current `look` has ended. */
  async stop(): Promise<void> {
    this.#waiting.clear();
    await this.#looking;
    if (this.#pause !== null) clearTimeout(this.#pause);
  }

  #look(): void {
    const storeIds = [...this.#waiting];
    this.#waiting.clear();
    this.#looking = this.#parts
      .look(storeIds)
      .catch((error: unknown) => this.#parts.onFailure(error))
      .finally(() => {
        this.#looking = null;
        this.#pause = setTimeout(() => {
          this.#pause = null;
          if (this.#waiting.size > 0) this.#look();
        }, PAUSE_MS);
      });
  }
}

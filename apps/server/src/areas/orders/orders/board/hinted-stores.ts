interface HintedParts {
  /** True when the store is of interest here, and its number is not known yet. */
  isNew(storeId: number, seq: number): boolean;
  /** Reads the numbers of these stores, and acts on them. */
  look(storeIds: readonly number[]): Promise<void>;
  onFailure(error: unknown): void;
}

/** Pause after each look, so that a flood of hints costs fifty small queries a second at most. */
const PAUSE_MS = 20;

/** Gathers stores that hints name, and checks them: the first one at once, later ones together. */
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

  /** Waits for the look in progress. */
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

/** A buffer for text that is written in pieces. */
export class GrowingBytes {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  add(text: string): void {
    // A UTF-16 unit needs at most three bytes in UTF-8.
    const needed = this.#length + 3 * text.length;
    if (needed > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(2 * needed);
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Returns the bytes that were written since the last call. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }
}

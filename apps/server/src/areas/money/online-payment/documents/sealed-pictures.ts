import { createHash } from 'node:crypto';
import { type Files, readAllBytes } from '../../../../platform/files/files.ts';
import { createSealer, type Sealer } from '../../../../platform/sealed-text.ts';

/**
 * Confidential pictures, encrypted with the server's secret. Their file names are outside the pattern that
 * `/arquivos` serves. Saving the same picture twice makes two files.
 */
export class SealedPictures {
  readonly #files: Files;
  readonly #sealer: Sealer;

  constructor(files: Files, secret: string) {
    this.#files = files;
    this.#sealer = createSealer(secret, 'online-document');
  }

  /** Encrypts and saves a picture; returns the name of its file. */
  async save(picture: Uint8Array): Promise<string> {
    const sealed = this.#sealer.seal(Buffer.from(picture).toString('base64'));
    const name = `documento-${createHash('sha256').update(sealed).digest('hex')}.selado`;
    await this.#files.put(name, sealed);
    return name;
  }

  /** The decrypted picture; null when its file is missing, or was encrypted with another secret. */
  async read(name: string): Promise<Buffer | null> {
    const sealed = await readAllBytes(this.#files, name);
    const text = sealed === null ? null : this.#sealer.unseal(sealed);
    return text === null ? null : Buffer.from(text, 'base64');
  }

  /** Deletes the file of a replaced picture. */
  remove(name: string): Promise<void> {
    return this.#files.remove(name);
  }
}

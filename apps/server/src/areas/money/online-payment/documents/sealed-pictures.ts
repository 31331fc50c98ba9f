import { createHash } from 'node:crypto';
import { type Files, readWhole } from '../../../../platform/files/files.ts';
import { createSealer, type Sealer } from '../../../../platform/sealed-text.ts';

/**
 * Confidential pictures, encrypted with the server's secret, under names that `/arquivos` does not serve. Saving the
 * same picture twice gives two names.
 */
export class SealedPictures {
  readonly #files: Files;
  readonly #sealer: Sealer;

  constructor(files: Files, secret: string) {
    this.#files = files;
    this.#sealer = createSealer(secret, 'online-document');
  }

  /** Saves a picture and returns the name of its file. */
  async save(picture: Uint8Array): Promise<string> {
    const sealed = this.#sealer.seal(Buffer.from(picture).toString('base64'));
    const name = `documento-${createHash('sha256').update(sealed).digest('hex')}.selado`;
    await this.#files.put(name, sealed);
    return name;
  }

  /** The picture; null when its file is missing, or was encrypted with another secret. */
  async read(name: string): Promise<Buffer | null> {
    const sealed = await readWhole(this.#files, name);
    const text = sealed === null ? null : this.#sealer.unseal(sealed);
    return text === null ? null : Buffer.from(text, 'base64');
  }

  /** Deletes a picture, after the document was uploaded again. */
  remove(name: string): Promise<void> {
    return this.#files.remove(name);
  }
}

import { Readable } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A pair of keys for backups. The server needs only the public key. */
export interface BackupKeys {
  /** Public key for encryption: `age1…`. */
  recipient: string;
  /** Private key for decryption: `AGE-SECRET-KEY-1…`. Each person who has it can read all backups. */
  identity: string;
}

export async function makeBackupKeys(): Promise<BackupKeys> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Compresses (zstd) and encrypts (age). The standard programs can decrypt the result with the private key. */
export async function seal(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const compressed = createZstdCompress();
  plain.once('error', (error) => compressed.destroy(error));
  const sealed = await encrypter.encrypt(asWeb(plain.pipe(compressed)));
  return Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]);
}

/** Decrypts the output of {@link seal}. The stream fails for a wrong key and for changed or missing bytes. */
export async function unseal(sealed: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = Readable.fromWeb(
    (await decrypter.decrypt(asWeb(sealed))) as Parameters<typeof Readable.fromWeb>[0],
  );
  const expanded = createZstdDecompress();
  plain.once('error', (error) => expanded.destroy(error));
  return plain.pipe(expanded);
}

const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;

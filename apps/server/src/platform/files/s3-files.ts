import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import type { Files } from './files.ts';
import type { Bucket } from './s3-bucket.ts';
import type { S3Settings } from './s3-settings.ts';

/** Maximum size of a file: larger than any file that Comanda stores. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Files in a bucket. The library is loaded at the first use, because most installations use a folder. A checksum over
 * name and content is stored with each file and compared after each read. It detects damaged and exchanged files.
 */
export function createS3Files(settings: S3Settings): Files {
  let opening: Promise<Bucket> | undefined;
  const bucket = () => {
    opening ??= import('./s3-bucket.ts').then(({ openBucket }) => openBucket(settings));
    return opening;
  };
  const keyOf = (name: string) => `${settings.prefix}${name}`;

  async function read(name: string): Promise<Uint8Array | null> {
    const found = await (await bucket()).read(keyOf(name), MAX_BYTES);
    if (found === null) return null;
    if (found.sum === sumOf(name, found.content)) return found.content;
    throw new OtherBytesError(`${settings.bucket}/${keyOf(name)} has other bytes than were stored`);
  }

  return {
    place: placeOfBucket(settings),
    put: (name, content) =>
      orUnavailable(async () => {
        const sum = sumOf(name, content);
        if ((await (await bucket()).sumOf(keyOf(name))) === sum) return;
        await (await bucket()).write(keyOf(name), content, { sum, ...headersOf(name) });
      }),
    get: (name) =>
      orUnavailable(async () => {
        // Reads the file once more: damage may have happened during the transfer, and is unlikely to happen
        // twice.
        const content = await read(name).catch((error: unknown) => {
          if (!(error instanceof OtherBytesError)) throw error;
          return read(name);
        });
        return content === null ? null : { bytes: content.length, content: once(content) };
      }),
    has: (name) => orUnavailable(async () => (await (await bucket()).sumOf(keyOf(name))) !== null),
    remove: (name) => orUnavailable(async () => (await bucket()).remove(keyOf(name))),
    async *names() {
      for await (const key of (await bucket()).keys(settings.prefix)) {
        const name = key.slice(settings.prefix.length);
        // Skips subfolders, where other programs may store objects.
        if (!name.includes('/')) yield name;
      }
    },
  };
}

/** The bucket's location for messages, without credentials. */
export const placeOfBucket = ({ bucket, prefix }: Pick<S3Settings, 'bucket' | 'prefix'>) =>
  `s3://${bucket}/${prefix}`;

class OtherBytesError extends Error {
  override readonly name = 'OtherBytesError';
}

const sumOf = (name: string, content: Uint8Array) =>
  createHash('sha256').update(`${name}\n`).update(content).digest('hex');

/** Pictures may be cached for ever, as in `/arquivos`. All other files are private. */
function headersOf(name: string): { type: string; cache: string } {
  return name.endsWith('.webp')
    ? { type: 'image/webp', cache: 'public, max-age=31536000, immutable' }
    : { type: 'application/octet-stream', cache: 'private, no-store' };
}

/** Converts failures of an unavailable or slow service to an error that callers may retry. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('server.unavailable', { cause });
  }
}

async function* once(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}

import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

/**
 * Access to the objects of one bucket. `sum`: a checksum that we store with an object; '' for an object
 * without a checksum.
 */
export interface Bucket {
  write(key: string, content: Uint8Array, about: { sum: string; type: string; cache: string }): Promise<void>;
  /** The object; null when it does not exist. Throws when the object has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<{ content: Uint8Array; sum: string } | null>;
  /** The checksum of an object; null when the object does not exist. */
  sumOf(key: string): Promise<string | null>;
  /**
   * Writes an object of any length, in parts. A failure removes the parts that were sent. The object becomes
   * visible only after the last part.
   */
  writeStream(
    key: string,
    content: AsyncIterable<Uint8Array>,
    about: { type: string; cache: string },
  ): Promise<void>;
  /** The bytes of an object of any length; null when the object does not exist. */
  readStream(key: string): Promise<AsyncIterable<Buffer> | null>;
  remove(key: string): Promise<void>;
  keys(prefix: string): AsyncIterable<string>;
}

const CONNECTION_MS = 3_000;
/** Size of a part. Services require at least 5 MiB, and allow 10,000 parts, so objects may have 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** A request without progress for this long is repeated. */
const REQUEST_MS = 8_000;
const ATTEMPTS = 3;
/** Name of the metadata with our checksum: `x-amz-meta-comanda-sha256`. */
const SUM = 'comanda-sha256';

/** Opens a bucket with Amazon's library, which connects at the first request. */
export function openBucket({ url, region, bucket, keyId, secret }: S3Settings): Bucket {
  const client = new S3Client({
    region,
    ...(url === null ? {} : { endpoint: url, forcePathStyle: true }),
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
    // Older services, and services of other companies, refuse the library's newer checksums. All services
    // support Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async write(key, content, { sum, type, cache }) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: content,
          ContentLength: content.length,
          ContentMD5: createHash('md5').update(content).digest('base64'),
          ContentType: type,
          CacheControl: cache,
          Metadata: { [SUM]: sum },
        }),
      );
    },
    read: (key, maxBytes) =>
      orNull(async () => {
        const { Body, ContentLength, Metadata } = await client.send(new GetObjectCommand(at(key)));
        if (Body === undefined) throw new Error(`${bucket}/${key} has no content`);
        if ((ContentLength ?? 0) > maxBytes) throw new Error(`${bucket}/${key} is too large`);
        return { content: await Body.transformToByteArray(), sum: Metadata?.[SUM] ?? '' };
      }),
    sumOf: (key) =>
      orNull(async () => (await client.send(new HeadObjectCommand(at(key)))).Metadata?.[SUM] ?? ''),
    writeStream: (key, content, about) => writeInParts(client, at(key), content, about),
    readStream: (key) =>
      orNull(async () => {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        if (Body === undefined) throw new Error(`${bucket}/${key} has no content`);
        return Body as unknown as AsyncIterable<Buffer>;
      }),
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *keys(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      ))
        for (const { Key } of Contents) if (Key !== undefined) yield Key;
    },
  };
}

/** Runs `work`; returns null for a missing object. Throws for a missing bucket. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const isMissing =
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === 404 &&
      error.name !== 'NoSuchBucket';
    if (isMissing) return null;
    throw error;
  }
}

async function writeInParts(
  client: S3Client,
  object: { Bucket: string; Key: string },
  content: AsyncIterable<Uint8Array>,
  { type, cache }: { type: string; cache: string },
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...object, ContentType: type, CacheControl: cache }),
  );
  if (UploadId === undefined) throw new Error('the service began no upload');
  const upload = { ...object, UploadId };
  try {
    const parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const bytes of inParts(content)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({
          ...upload,
          PartNumber,
          Body: bytes,
          ContentLength: bytes.length,
          ContentMD5: createHash('md5').update(bytes).digest('base64'),
        }),
      );
      parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
  } catch (error) {
    // Ignores errors, because some services do not support aborting. Remaining parts are invisible, and a
    // rule of the bucket deletes them.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Joins chunks to parts of {@link PART_BYTES}; the last part may be shorter. Yields at least one part. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, length, isFirst] = [[], 0, false];
  }
  if (length > 0 || isFirst) yield Buffer.concat(waiting);
}

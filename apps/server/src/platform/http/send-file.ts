import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { FastifyReply } from 'fastify';
import { begun } from '../begun.ts';
import { AppError } from '../errors/app-error.ts';

/** Interval for checking that the caller may still receive the file. */
const ALLOWED_MS = 250;
/**
 * The connection is cut when the client takes no data for this long. A transaction's idle limit is longer
 * (`pools.ts`).
 */
const STALLED_MS = 15_000;
/** A file that takes longer is cut, because its snapshot prevents the database's vacuum. */
const LONGEST_MS = 10 * 60_000;

/** Time limits for a file that is made while it is sent, in milliseconds. */
export interface Pace {
  stalledMs?: number;
  longestMs?: number;
}

export interface Sending extends Pace {
  /** Returns false when the caller does not have the permission any more. */
  mayStill: () => Promise<boolean>;
  allowedMs?: number;
  /** Called with a promise that settles when the file was sent or cut and its source is closed. */
  until?: (over: Promise<unknown>) => void;
}

/**
 * Sends a file that browsers save and never show as a page. An error before the first part becomes an error
 * response. A later stop (a lost permission, a stalled client, a timeout) cuts the connection, so that the
 * browser knows that the file is incomplete.
 */
export async function sendFile(
  reply: FastifyReply,
  declaredType: string,
  { name, type = declaredType, bytes, content }: AnsweredFile,
  sending: Sending,
): Promise<FastifyReply> {
  const stream =
    bytes === null
      ? pacedStream(reply, await begun(whileAllowed(content, sending)), sending)
      : Readable.from(content, { objectMode: false });
  sending.until?.(finished(stream));
  return reply
    .type(type)
    .headers({
      ...(bytes !== null && { 'content-length': bytes }),
      'content-disposition': `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(stream);
}

/**
 * Makes a stream for this reply, which ends with the connection. The connection is cut when the client takes
 * no data for too long.
 */
export function pacedStream(
  { raw }: FastifyReply,
  parts: AsyncIterable<Uint8Array | string>,
  { stalledMs = STALLED_MS }: Pace,
): Readable {
  const stream = Readable.from(parts, { objectMode: false });
  raw.setTimeout(stalledMs);
  // Closes the source with the connection, even if a stream between them does not end.
  if (raw.destroyed) stream.destroy();
  else raw.once('close', () => stream.destroy());
  return stream;
}

async function* whileAllowed(
  content: AsyncIterable<Uint8Array>,
  { mayStill, allowedMs = ALLOWED_MS, longestMs = LONGEST_MS }: Sending,
): AsyncGenerator<Uint8Array> {
  const beganAt = performance.now();
  let allowedAt = beganAt;
  for await (const part of content) {
    yield part;
    const now = performance.now();
    if (now - beganAt >= longestMs) throw new AppError('server.busy');
    if (now - allowedAt < allowedMs) continue;
    if (!(await mayStill())) throw new AppError('auth.forbidden');
    allowedAt = now;
  }
}

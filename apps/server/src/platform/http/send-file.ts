import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { AnsweredFile } from '@comanda/contract/shape';
import type { FastifyReply } from 'fastify';
import { begun } from '../begun.ts';
import { AppError } from '../errors/app-error.ts';

/** So often it is looked at whether somebody may still have a file that is made while it is sent. */
const ALLOWED_MS = 250;
/** Nobody takes anything for so long: the connection ends. Less than a transaction may idle (`pools.ts`). */
const STALLED_MS = 15_000;
/** A file is whole by then, or broken off: its snapshot keeps the database from tidying up. */
const LONGEST_MS = 10 * 60_000;

/** How long somebody may take over what is made while it is sent; in milliseconds. */
export interface Pace {
  stalledMs?: number;
  longestMs?: number;
}

export interface Sending extends Pace {
  /** False when who asked lost the right meanwhile. */
  mayStill: () => Promise<boolean>;
  allowedMs?: number;
  /** Is given when the file was sent, or broken off, and what it was read from is let go. */
  until?: (over: Promise<unknown>) => void;
}

/**
 * Sends a file that browsers save and never show as a page of ours. One that is made while it is sent fails in words until its
 * first part is there. Then whatever stops it ends the connection, and no browser takes what came for the whole file: somebody lost the right,
 * takes nothing any more, or takes too long.
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

/** A stream for this reply. It ends with the connection, which ends when its reader takes nothing for too long. */
export function pacedStream(
  { raw }: FastifyReply,
  parts: AsyncIterable<Uint8Array | string>,
  { stalledMs = STALLED_MS }: Pace,
): Readable {
  const stream = Readable.from(parts, { objectMode: false });
  raw.setTimeout(stalledMs);
  // What it is read from is let go with the connection, whatever stands between them.
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import { createQueue, type Queue } from '../../queue.ts';

/** Bodies above it are read in turn, and answers above that are sent so; what is smaller costs others no moment. */
const LARGE_BODY = 64 * 1024;
const LARGE_ANSWER = 256 * 1024;

/** Each may be a file of some megabytes, held until it was answered. What waits is not read, and takes no memory. */
const bodies = createQueue({
  atOnce: 8,
  waiting: 200,
  longestMs: 15_000,
  each: { atOnce: 2, waiting: 30 },
});
const answers = createQueue({ atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } });
/** Files made while they are sent: each holds a connection to the database, and its snapshot, until its reader has it. */
const streams = createQueue({ atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 1, waiting: 30 } });

/** Bytes of the body as the request says it; null where it does not say: it comes until it ends. */
export function declaredBytes({ headers }: FastifyRequest): number | null {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;
}

/** Waits until a body may be read: a few large ones at a time, and of one `whose` fewer. Throws `server.busy`. */
export async function mayRead(bytes: number, whose: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_BODY) await takePlace(bodies, whose, reply);
}

/** Waits until an answer may be sent, likewise. */
export async function maySend(bytes: number, whose: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_ANSWER) await takePlace(answers, whose, reply);
}

/** Waits until a file may be made while it is sent: one at a time of one `whose`. */
export async function mayStream(whose: string, reply: FastifyReply): Promise<void> {
  await takePlace(streams, whose, reply);
}

/** Takes a place, and keeps it until the request is answered or gone. */
function takePlace(queue: Queue, whose: string, { raw }: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new Promise<void>((end) => {
      if (raw.closed) end();
      else raw.once('close', end);
    });
    const hold = () => {
      resolve();
      return over;
    };
    queue(hold, whose).catch(reject);
  });
}

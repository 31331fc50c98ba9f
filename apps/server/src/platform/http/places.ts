import type { Cost } from '@comanda/contract/shape';
import type { FastifyReply } from 'fastify';
import { createQueue, type Queue, type QueueLimits } from '../queue.ts';

/** Bodies above it are read in turn, and answers above that are sent so; what is smaller costs others no moment. */
const LARGE_BODY = 64 * 1024;
const LARGE_ANSWER = 256 * 1024;

/** Kinds of work that have places: a call's declared cost, and what is large. */
type Kind = Cost | 'body' | 'answer';

/** Refused because of one's own works, not because of other stores'. */
const refusal = 'request.too-many-at-once';

/** What one kind may have at once, in all and of one store. A new kind of dear work is a row here. */
export const PLACES: Readonly<Record<Kind, QueueLimits>> = {
  /** Its rows are in memory while it is encoded. A screen may ask for some at once. */
  report: { atOnce: 8, waiting: 200, longestMs: 10_000, each: { atOnce: 2, waiting: 20, refusal } },
  /** After a server was away, all panels of a store ask at the same moment. */
  'catch-up': { atOnce: 8, waiting: 1_000, longestMs: 15_000, each: { atOnce: 2, waiting: 100, refusal } },
  /** Each holds a connection to the database, and its snapshot, until its reader has it. */
  file: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 1, waiting: 30, refusal } },
  /** Each has a process while it is drawn. */
  paper: { atOnce: 2, waiting: 100, longestMs: 15_000, each: { atOnce: 1, waiting: 10, refusal } },
  /** Each may be a file of some megabytes, held until it was answered. What waits is not read, and takes no memory. */
  body: { atOnce: 8, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
  answer: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
};

const queues = Object.fromEntries(
  Object.entries(PLACES).map(([kind, limits]) => [kind, createQueue(limits)]),
) as Record<Kind, Queue>;

/** Waits until a body may be read: a few large ones at a time, and of one `whose` fewer. Throws `server.busy`. */
export async function mayRead(bytes: number, whose: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_BODY) await takePlace('body', whose, reply);
}

/** Waits until an answer may be sent, likewise. */
export async function maySend(bytes: number, whose: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_ANSWER) await takePlace('answer', whose, reply);
}

/** The place somebody has. */
export interface Place {
  /** Has it until `work` is over, also where the request is gone before: what it reads goes on until then. */
  during<T>(work: Promise<T>): Promise<T>;
}

/**
 * Takes a place, until the request is answered or gone and its works are over. Throws `request.too-many-at-once` when
 * `whose` own works are in the way, `server.busy` when others' are. A request that goes while it waits is done no more.
 */
export function takePlace(kind: Kind, whose: string, { raw }: FastifyReply): Promise<Place> {
  return new Promise((resolve, reject) => {
    const gone = new AbortController();
    const closed = new Promise<void>((end) => {
      const leave = () => {
        gone.abort();
        end();
      };
      if (raw.closed) leave();
      else raw.once('close', leave);
    });
    const works: Promise<unknown>[] = [closed];
    const place: Place = {
      during: (work) => {
        works.push(work.catch(() => undefined));
        return work;
      },
    };
    const hold = async () => {
      resolve(place);
      // One that is begun while the last ones end is waited for, too.
      for (const work of works) await work;
    };
    queues[kind](hold, whose, gone.signal).catch(reject);
  });
}

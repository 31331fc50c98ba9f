import type { Cost } from '@comanda/contract/kit/shape';
import type { FastifyReply } from 'fastify';
import { createQueue, type Queue, type QueueLimits } from '../queue.ts';

/** Larger bodies and responses wait in a queue. Smaller ones do not delay other requests. */
const LARGE_BODY = 64 * 1024;
const LARGE_ANSWER = 256 * 1024;

/** Kinds of limited work: a call's declared cost, and large bodies and responses. */
type Kind = Cost | 'body' | 'answer';

/** The refusal when the caller's own work uses the limit, not the work of other stores. */
const refusal = 'request.too-many-at-once';

/** Limits of each kind, in total and per store. A new kind of expensive work needs a row here. */
export const PLACES: Readonly<Record<Kind, QueueLimits>> = {
  /** Rows are in memory while they are encoded. A screen may request several reports together. */
  report: { atOnce: 8, waiting: 200, longestMs: 10_000, each: { atOnce: 2, waiting: 20, refusal } },
  /** After a server outage, all panels of a store send this request at the same moment. */
  'catch-up': { atOnce: 8, waiting: 1_000, longestMs: 15_000, each: { atOnce: 2, waiting: 100, refusal } },
  /** Each file holds a database connection and a snapshot until its reader has all of it. */
  file: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 1, waiting: 30, refusal } },
  /** Each document needs a process while it is drawn. */
  paper: { atOnce: 2, waiting: 100, longestMs: 15_000, each: { atOnce: 1, waiting: 10, refusal } },
  /**
   * Each body may be a file of some megabytes, in memory until the response. A waiting body is not read and takes no
   * memory.
   */
  body: { atOnce: 8, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
  answer: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
};

const queues = Object.fromEntries(
  Object.entries(PLACES).map(([kind, limits]) => [kind, createQueue(limits)]),
) as Record<Kind, Queue>;

/** Waits until a body may be read: few large ones at a time, and fewer per `owner`. Throws `server.busy`. */
export async function mayRead(bytes: number, owner: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_BODY) await takePlace('body', owner, reply);
}

/** Waits until a response may be sent, by the same rules. */
export async function maySend(bytes: number, owner: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_ANSWER) await takePlace('answer', owner, reply);
}

/** A slot in a queue that a request holds. */
export interface Place {
  /** Holds the slot until `work` is over, even if the client disconnects, because the reading continues until then. */
  during<T>(work: Promise<T>): Promise<T>;
}

/**
 * Takes a slot until the request and its work are over. Throws `request.too-many-at-once` when work of `owner` uses
 * the limit, `server.busy` when other work does. A request that disconnects while waiting is dropped.
 */
export function takePlace(kind: Kind, owner: string, { raw }: FastifyReply): Promise<Place> {
  return new Promise((resolve, reject) => {
    const removed = new AbortController();
    const closed = new Promise<void>((end) => {
      const leave = () => {
        removed.abort();
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
      // Also waits for work that begins during this wait.
      for (const work of works) await work;
    };
    queues[kind](hold, owner, removed.signal).catch(reject);
  });
}

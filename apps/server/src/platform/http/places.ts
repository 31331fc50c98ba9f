import type { Cost } from '@comanda/contract/kit/shape';
import type { FastifyReply } from 'fastify';
import { createQueue, type Queue, type QueueLimits } from '../queue.ts';

/**
 * Bodies and responses with more bytes than this wait in a queue. Smaller bodies and responses hardly delay
 * other requests.
 */
const LARGE_BODY = 64 * 1024;
const LARGE_ANSWER = 256 * 1024;

/** Kinds of limited work: a call's declared cost, and large bodies and responses. */
type Kind = Cost | 'body' | 'answer';

/** The error when the caller's own work fills the limit, and not the work of other stores. */
const refusal = 'request.too-many-at-once';

/** Limits of each kind of work, in total and per store. A new kind of expensive work needs an entry here. */
export const PLACES: Readonly<Record<Kind, QueueLimits>> = {
  /**
   * The rows of a report are in memory while they are encoded. A screen may request several reports at once.
   */
  report: { atOnce: 8, waiting: 200, longestMs: 10_000, each: { atOnce: 2, waiting: 20, refusal } },
  /** After an outage of the server, all panels of a store send this request at the same moment. */
  'catch-up': { atOnce: 8, waiting: 1_000, longestMs: 15_000, each: { atOnce: 2, waiting: 100, refusal } },
  /** Each file holds a database connection and a snapshot until it is sent completely. */
  file: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 1, waiting: 30, refusal } },
  /** Each document needs a process while it is drawn. */
  paper: { atOnce: 2, waiting: 100, longestMs: 15_000, each: { atOnce: 1, waiting: 10, refusal } },
  /**
   * A body may be a file of some megabytes, which is in memory until the response. A waiting body is not read and needs
   * no memory.
   */
  body: { atOnce: 8, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
  answer: { atOnce: 4, waiting: 200, longestMs: 15_000, each: { atOnce: 2, waiting: 30 } },
};

const queues = Object.fromEntries(
  Object.entries(PLACES).map(([kind, limits]) => [kind, createQueue(limits)]),
) as Record<Kind, Queue>;

/**
 * Waits until a body may be read. Only a few large bodies are read at the same time, and fewer per `owner`.
 * Throws `server.busy`.
 */
export async function mayRead(bytes: number, owner: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_BODY) await takePlace('body', owner, reply);
}

/** Waits until a response may be sent, by the same rules as {@link mayRead}. */
export async function maySend(bytes: number, owner: string, reply: FastifyReply): Promise<void> {
  if (bytes > LARGE_ANSWER) await takePlace('answer', owner, reply);
}

/** A slot of a queue that a request holds. */
export interface Place {
  /** Holds the slot until `work` is over. The work continues even if the client disconnects. */
  during<T>(work: Promise<T>): Promise<T>;
}

/**
 * Takes a slot until the request and its work are over. Throws `request.too-many-at-once` when the work of
 * `owner` fills the owner's limit, and `server.busy` when the total limit is full. A request that disconnects
 * while waiting is dropped.
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
      // Work that begins during this loop is awaited too.
      for (const work of works) await work;
    };
    queues[kind](hold, owner, removed.signal).catch(reject);
  });
}

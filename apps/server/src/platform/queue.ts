import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Works under way at a time. */
  atOnce: number;
  /** Works that may wait for their turn. */
  waiting: number;
  /** Longest wait in milliseconds; without it a work waits until its turn comes. */
  longestMs?: number;
}

/** Does a work when its turn has come; throws `server.busy` when too many wait, or it waited too long. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets a few works run at a time, first come, first served: what one kind of work may cost everybody else. */
export function createQueue({ atOnce, waiting, longestMs }: QueueLimits): Queue {
  let running = 0;
  // A set keeps the order of coming, and whoever gives up leaves from the middle.
  const turns = new Set<() => void>();

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp =
        longestMs === undefined
          ? undefined
          : setTimeout(() => {
              turns.delete(turn);
              reject(busy());
            }, longestMs);
      const turn = () => {
        turns.delete(turn);
        clearTimeout(giveUp);
        resolve();
      };
      turns.add(turn);
    });

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (turns.size >= waiting) throw busy();
    // Whoever ends hands its place over, so `running` stays as it is.
    else await waitForTurn();
    try {
      return await work();
    } finally {
      const [next] = turns;
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const busy = () => new AppError('server.busy', { retryAfterSeconds: 2 });

import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Works under way at a time. */
  atOnce: number;
  /** Works that may wait for their turn. */
  waiting: number;
  /** Longest wait in milliseconds; without it a work waits until its turn comes. */
  longestMs?: number;
}

/**
 * Does a work when its turn has come; throws `server.busy` when too many wait, or it waited too long. Works of one
 * `whose` are done in the order they came, and each of those who wait has its turn before anybody has a second one.
 */
export type Queue = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/** Lets a few works run at a time: what one kind of work may cost everybody else. */
export function createQueue({ atOnce, waiting, longestMs }: QueueLimits): Queue {
  let running = 0;
  const turns = new Turns();

  const waitForTurn = (whose: string) =>
    new Promise<void>((resolve, reject) => {
      const giveUp =
        longestMs === undefined
          ? undefined
          : setTimeout(() => {
              turns.delete(whose, turn);
              reject(busy());
            }, longestMs);
      const turn = () => {
        clearTimeout(giveUp);
        resolve();
      };
      turns.add(whose, turn);
    });

  return async (work, whose = '') => {
    if (running < atOnce) running += 1;
    else if (turns.size >= waiting) throw busy();
    // Whoever ends hands its place over, so `running` stays as it is.
    else await waitForTurn(whose);
    try {
      return await work();
    } finally {
      const next = turns.take();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

type Turn = () => void;

/** Who waits, and whose turn is next: maps and sets keep the order of coming, and whoever gives up leaves from the middle. */
class Turns {
  size = 0;
  readonly #lines = new Map<string, Set<Turn>>();

  add(whose: string, turn: Turn): void {
    const line = this.#lines.get(whose);
    if (line === undefined) this.#lines.set(whose, new Set([turn]));
    else line.add(turn);
    this.size += 1;
  }

  /** The next turn; its line goes behind the others. */
  take(): Turn | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [whose, line] = first;
    const [turn] = line;
    if (turn !== undefined) this.delete(whose, turn);
    if (this.#lines.delete(whose)) this.#lines.set(whose, line);
    return turn;
  }

  delete(whose: string, turn: Turn): void {
    const line = this.#lines.get(whose);
    if (line?.delete(turn) !== true) return;
    this.size -= 1;
    if (line.size === 0) this.#lines.delete(whose);
  }
}

const busy = () => new AppError('server.busy', { retryAfterSeconds: 2 });

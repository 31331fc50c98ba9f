import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Works under way at a time. */
  atOnce: number;
  /** Works that may wait for their turn. */
  waiting: number;
  /** Longest wait in milliseconds; without it a work waits until its turn comes. */
  longestMs?: number;
  /** What one `whose` may have of both; without it, all. */
  each?: { atOnce: number; waiting: number };
}

/**
 * Does a work when its turn has come; throws `server.busy` when too many wait, in all or of this `whose`, or it waited too
 * long. Works of one `whose` are done in the order they came, and each of those who wait has its turn before anybody has a
 * second one.
 */
export type Queue = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/** Works of one `whose`: those under way, and who waits, in the order they came. */
interface Line {
  running: number;
  turns: Set<() => void>;
}

/** Lets a few works run at a time: what one kind of work may cost everybody else. */
export function createQueue({ atOnce, waiting, longestMs, each }: QueueLimits): Queue {
  const ofOne = each ?? { atOnce, waiting };
  let running = 0;
  let waits = 0;
  /** Whose turn is next: whoever begins goes behind the others. */
  const lines = new Map<string, Line>();

  const begin = (whose: string, line: Line) => {
    running += 1;
    line.running += 1;
    lines.delete(whose);
    lines.set(whose, line);
  };

  const leave = (whose: string, line: Line, turn: () => void) => {
    line.turns.delete(turn);
    waits -= 1;
    if (line.running === 0 && line.turns.size === 0) lines.delete(whose);
  };

  const waitForTurn = (whose: string, line: Line) =>
    new Promise<void>((resolve, reject) => {
      const giveUp =
        longestMs === undefined
          ? undefined
          : setTimeout(() => {
              leave(whose, line, turn);
              reject(busy());
            }, longestMs);
      const turn = () => {
        clearTimeout(giveUp);
        leave(whose, line, turn);
        begin(whose, line);
        resolve();
      };
      line.turns.add(turn);
      lines.set(whose, line);
      waits += 1;
    });

  const end = (whose: string, line: Line) => {
    running -= 1;
    line.running -= 1;
    if (line.running === 0 && line.turns.size === 0) lines.delete(whose);
    for (const { running: now, turns } of lines.values()) {
      const [turn] = turns;
      if (turn === undefined || now >= ofOne.atOnce) continue;
      turn();
      return;
    }
  };

  return async (work, whose = '') => {
    const line = lines.get(whose) ?? { running: 0, turns: new Set() };
    if (running < atOnce && line.running < ofOne.atOnce) begin(whose, line);
    else if (waits >= waiting || line.turns.size >= ofOne.waiting) throw busy();
    else await waitForTurn(whose, line);
    try {
      return await work();
    } finally {
      end(whose, line);
    }
  };
}

const busy = () => new AppError('server.busy', { retryAfterSeconds: 2 });

import type { ErrorCode } from '@comanda/contract/errors';
import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Maximum of tasks in parallel. */
  atOnce: number;
  /** Maximum of waiting tasks. */
  waiting: number;
  /** Longest wait in milliseconds; default no limit. */
  longestMs?: number;
  /** Share of one `whose` in both limits; default all. `refusal` is thrown when its own tasks use the limit. */
  each?: { atOnce: number; waiting: number; refusal?: ErrorCode };
}

/**
 * Runs a task in its turn. Throws `server.busy` when too many wait, in total or of this `whose`, or when it waited too
 * long. Tasks of one `whose` run in order of arrival. Each waiting `whose` gets a turn before another gets its second
 * one. A task whose `gone` is aborted while waiting leaves the queue.
 */
export type Queue = <T>(work: () => Promise<T>, whose?: string, gone?: AbortSignal) => Promise<T>;

/** Tasks of one `whose`: the running ones, and the waiting ones in order of arrival. */
interface Line {
  running: number;
  turns: Set<() => void>;
}

/** Limits the number of parallel tasks, and so their cost for all other work. */
export function createQueue({ atOnce, waiting, longestMs, each }: QueueLimits): Queue {
  const ofOne = each ?? { atOnce, waiting };
  let running = 0;
  let waits = 0;
  /** In the order of turns: a `whose` that begins a task moves to the end. */
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

  /** The refusal for a task of this line that gets no turn. */
  const refusalOf = ({ running: now, turns }: Line) => {
    const isTheirOwn = now >= ofOne.atOnce || turns.size >= ofOne.waiting;
    return busy((isTheirOwn ? each?.refusal : undefined) ?? 'server.busy');
  };

  const waitForTurn = (whose: string, line: Line, gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(giveUp);
        gone?.removeEventListener('abort', stop);
        leave(whose, line, turn);
      };
      const stop = () => {
        const refusal = refusalOf(line);
        settle();
        reject(refusal);
      };
      const giveUp = longestMs === undefined ? undefined : setTimeout(stop, longestMs);
      gone?.addEventListener('abort', stop);
      const turn = () => {
        settle();
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

  return async (work, whose = '', gone) => {
    const line = lines.get(whose) ?? { running: 0, turns: new Set() };
    if (gone?.aborted) throw refusalOf(line);
    if (running < atOnce && line.running < ofOne.atOnce) begin(whose, line);
    else if (waits >= waiting || line.turns.size >= ofOne.waiting) throw refusalOf(line);
    else await waitForTurn(whose, line, gone);
    try {
      return await work();
    } finally {
      end(whose, line);
    }
  };
}

const busy = (code: ErrorCode) => new AppError(code, { retryAfterSeconds: 2 });

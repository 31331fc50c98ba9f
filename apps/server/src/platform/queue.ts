import type { ErrorCode } from '@comanda/contract/errors';
import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Maximum of works that run at the same time. */
  atOnce: number;
  /** Maximum of works that wait. */
  waiting: number;
  /** Longest wait in milliseconds; without it a work waits until its turn comes. */
  longestMs?: number;
  /**
   * Share of one `whose` in both limits; by default all. `refusal` is thrown when its own works are in the
   * way.
   */
  each?: { atOnce: number; waiting: number; refusal?: ErrorCode };
}

/**
 * Runs a work when its turn has come. Throws `server.busy` when too many wait, in total or of this `whose`,
 * or when it waited too long. Works of one `whose` run in order of arrival. Each waiting `whose` gets a turn
 * before any gets a second one. A work whose `gone` is aborted while it waits leaves the queue and never
 * begins.
 */
export type Queue = <T>(work: () => Promise<T>, whose?: string, gone?: AbortSignal) => Promise<T>;

/** Works of one `whose`: the running ones, and the waiting ones in order of arrival. */
interface Line {
  running: number;
  turns: Set<() => void>;
}

/** Limits the number of works that run at a time, and so their cost for all other work. */
export function createQueue({ atOnce, waiting, longestMs, each }: QueueLimits): Queue {
  const ofOne = each ?? { atOnce, waiting };
  let running = 0;
  let waits = 0;
  /** Order of turns: a `whose` that begins a work moves to the end. */
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

  /** The refusal when a work of this line gets no turn. */
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

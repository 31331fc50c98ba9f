import type { ErrorCode } from '@comanda/contract/errors';
import { AppError } from './errors/app-error.ts';

export interface QueueLimits {
  /** Maximum of tasks in parallel. */
  atOnce: number;
  /** Maximum of waiting tasks. */
  waiting: number;
  /** Maximum wait in milliseconds. Default: no limit. */
  longestMs?: number;
  /**
   * Both limits for one `owner`. Default: an owner may use the total limits. `refusal` is thrown when the
   * owner's own tasks fill the owner's limit.
   */
  each?: { atOnce: number; waiting: number; refusal?: ErrorCode };
}

/**
 * Runs a task in its turn. Throws `server.busy` when too many tasks wait, in total or of this `owner`, or
 * when the task waited too long. Tasks of one `owner` run in order of arrival. Each waiting `owner` gets a
 * turn before any owner gets a second turn. A task whose `removed` is aborted while waiting leaves the queue.
 */
export type Queue = <T>(work: () => Promise<T>, owner?: string, removed?: AbortSignal) => Promise<T>;

/** Tasks of one `owner`: the number of running tasks, and the waiting tasks in order of arrival. */
interface Line {
  running: number;
  turns: Set<() => void>;
}

/** Creates a queue that limits the number of parallel tasks. */
export function createQueue({ atOnce, waiting, longestMs, each }: QueueLimits): Queue {
  const ofOne = each ?? { atOnce, waiting };
  let running = 0;
  let waits = 0;
  /** Owners in the order of their turns. An owner that begins a task moves to the end. */
  const lines = new Map<string, Line>();

  const begin = (owner: string, line: Line) => {
    running += 1;
    line.running += 1;
    lines.delete(owner);
    lines.set(owner, line);
  };

  const leave = (owner: string, line: Line, turn: () => void) => {
    line.turns.delete(turn);
    waits -= 1;
    if (line.running === 0 && line.turns.size === 0) lines.delete(owner);
  };

  /** The error for a task of this owner when the queue is full. */
  const refusalOf = ({ running: now, turns }: Line) => {
    const isTheirOwn = now >= ofOne.atOnce || turns.size >= ofOne.waiting;
    return busy((isTheirOwn ? each?.refusal : undefined) ?? 'server.busy');
  };

  const waitForTurn = (owner: string, line: Line, removed: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(giveUp);
        removed?.removeEventListener('abort', stop);
        leave(owner, line, turn);
      };
      const stop = () => {
        const refusal = refusalOf(line);
        settle();
        reject(refusal);
      };
      const giveUp = longestMs === undefined ? undefined : setTimeout(stop, longestMs);
      removed?.addEventListener('abort', stop);
      const turn = () => {
        settle();
        begin(owner, line);
        resolve();
      };
      line.turns.add(turn);
      lines.set(owner, line);
      waits += 1;
    });

  const end = (owner: string, line: Line) => {
    running -= 1;
    line.running -= 1;
    if (line.running === 0 && line.turns.size === 0) lines.delete(owner);
    for (const { running: now, turns } of lines.values()) {
      const [turn] = turns;
      if (turn === undefined || now >= ofOne.atOnce) continue;
      turn();
      return;
    }
  };

  return async (work, owner = '', removed) => {
    const line = lines.get(owner) ?? { running: 0, turns: new Set() };
    if (removed?.aborted) throw refusalOf(line);
    if (running < atOnce && line.running < ofOne.atOnce) begin(owner, line);
    else if (waits >= waiting || line.turns.size >= ofOne.waiting) throw refusalOf(line);
    else await waitForTurn(owner, line, removed);
    try {
      return await work();
    } finally {
      end(owner, line);
    }
  };
}

const busy = (code: ErrorCode) => new AppError(code, { retryAfterSeconds: 2 });

export type InTurn = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Runs tasks in the sequence of the calls, at most `max` at the same time. */
export function createTurns(max: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = max;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

import { readFileSync, writeFileSync } from 'node:fs';

/** What was set up once for a world. What somebody changed since then stays as they want it. */
export interface StepsRecord {
  has(step: string): boolean;
  keep(step: string): void;
}

/** `madeAt` names the world: what was done for another one says nothing. */
export function openStepsRecord(path: string, madeAt: number): StepsRecord {
  const steps = readSteps(path, madeAt);
  return {
    has: (step) => steps.includes(step),
    keep: (step) => {
      steps.push(step);
      writeFileSync(path, JSON.stringify({ madeAt, steps }), { mode: 0o600 });
    },
  };
}

function readSteps(path: string, madeAt: number): string[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof kept !== 'object' || kept === null || !('madeAt' in kept) || !('steps' in kept)) return [];
    return kept.madeAt === madeAt && Array.isArray(kept.steps)
      ? kept.steps.filter((step) => typeof step === 'string')
      : [];
  } catch {
    // Not there or half-written: it is set up anew, which does no harm.
    return [];
  }
}

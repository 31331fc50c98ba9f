import { readFileSync, writeFileSync } from 'node:fs';

/** Completed setup steps of a world. Later changes by users stay. */
export interface StepsRecord {
  has(step: string): boolean;
  keep(step: string): void;
}

/** `madeAt` identifies the world: a record of another world does not count. */
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
    // The file is missing or incomplete, so the steps run again, which is harmless.
    return [];
  }
}

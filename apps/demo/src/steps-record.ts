import { readFileSync, writeFileSync } from 'node:fs';

/** Completed setup steps of a world. Later changes by users stay. */
export interface StepsRecord {
  has(step: string): boolean;
  save(step: string): void;
}

/** `madeAt` identifies the world: a record of another world does not count. */
export function openStepsRecord(path: string, madeAt: number): StepsRecord {
  const steps = readSteps(path, madeAt);
  return {
    has: (step) => steps.includes(step),
    save: (step) => {
      steps.push(step);
      writeFileSync(path, JSON.stringify({ madeAt, steps }), { mode: 0o600 });
    },
  };
}

function readSteps(path: string, madeAt: number): string[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof stored !== 'object' || stored === null || !('madeAt' in stored) || !('steps' in stored))
      return [];
    return stored.madeAt === madeAt && Array.isArray(stored.steps)
      ? stored.steps.filter((step) => typeof step === 'string')
      : [];
  } catch {
    // The file is missing or incomplete, so the steps run again, which is harmless.
    return [];
  }
}

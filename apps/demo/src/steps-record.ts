import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Setup steps of a demo database that are complete. They are not repeated, because a repeat would undo
 * changes by users.
 */
export interface StepsRecord {
  has(step: string): boolean;
  save(step: string): void;
}

/**
 * Opens the record. `madeAt` is the creation time of the demo data. A record with another time is ignored.
 */
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
    // The file is missing or incomplete. The steps then run again, and change nothing.
    return [];
  }
}

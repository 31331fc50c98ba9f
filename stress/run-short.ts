import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../scripts/run-step.ts';
import { closeRun, runTests } from '../scripts/run-tests.ts';

/** Whole servers hand out the built pages. */
const BUILT = join(import.meta.dirname, '../apps/panel/dist/index.html');

/** Runs `stress/*.test.ts`: every fault a few times, and the former release on this schema. Ends as `npm test` does. */
export async function runShort(): Promise<void> {
  const code = existsSync(BUILT) ? 0 : await runStep('build and budgets', 'node', ['scripts/build-pages.ts']);
  closeRun([await runTests({ name: 'faults', project: 'stress' })], code === 0 ? 0 : 1);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../scripts/run-step.ts';
import { closeRun, runTests } from '../scripts/run-tests.ts';
import { playMonths } from './faults/money-months.ts';

/** The servers need the built pages. */
const BUILT = join(import.meta.dirname, '../apps/panel/dist/index.html');

const SHORT_MONTHS = 160;

/**
 * Runs `stress/*.test.ts`: every fault a few times, the former release on this schema, and months of money.
 * Ends as `npm test` does.
 */
export async function runShort(): Promise<void> {
  const code = existsSync(BUILT) ? 0 : await runStep('build and budgets', 'node', ['scripts/build-pages.ts']);
  const faults = await runTests({ name: 'faults', project: 'stress' });
  closeRun([faults, await playMonths(SHORT_MONTHS)], code === 0 ? 0 : 1);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../scripts/run-step.ts';
import { closeRun, runTests } from '../scripts/run-tests.ts';
import { playMonths } from './faults/money-months.ts';

/** A page that must exist, because the servers need the built pages. */
const BUILT = join(import.meta.dirname, '../apps/panel/dist/index.html');

const SHORT_MONTHS = 160;

/**
 * Runs `stress/*.test.ts`: every fault a few times, the previous release on this schema, and simulated months
 * of money. Ends like `npm test`.
 */
export async function runShort(): Promise<void> {
  const code = existsSync(BUILT) ? 0 : await runStep('build and budgets', 'node', ['scripts/build-pages.ts']);
  const faults = await runTests({ name: 'faults', project: 'stress' });
  closeRun([faults, await playMonths(SHORT_MONTHS)], code === 0 ? 0 : 1);
}

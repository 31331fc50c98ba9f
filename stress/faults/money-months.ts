import { runTests } from '../../scripts/run-tests.ts';
import type { TestReport } from '../../scripts/test-report.ts';
import type { FaultReport } from '../harness.ts';

/**
 * Simulates `months` months of stores in total, and compares them with the money oracle. Each month has its
 * own seed.
 */
export function playMonths(months: number): Promise<TestReport> {
  return runTests({
    name: 'months of stores',
    project: 'server',
    files: ['apps/server/src/areas/money/ledger/simulation'],
    // The seeds differ from those of `npm test`.
    env: { MONEY_MONTHS: String(months), MONEY_SEED: '1001' },
  });
}

/**
 * Runs the same simulation as a fault: refunds, disputes, undos and payouts in any order. Some transactions
 * break, and the payment provider lies.
 */
export async function moneyMonths(months: number): Promise<FaultReport> {
  const { failures } = await playMonths(months);
  const what = 'months of stores that leave each party what is theirs';
  const isMet = failures.length === 0;
  const measured = isMet ? months.toLocaleString('en') : `${failures.length} stores differ`;
  return { lines: [{ what, demanded: '10,000', measured, isMet }], violations: failures };
}

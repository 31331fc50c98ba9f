import { expect, it } from 'vitest';
import { generateReport } from '../insight/insight/report.calls.ts';
import { generateSalesHistory } from '../insight/sales-history/sales-history.calls.ts';
import { saveGroup } from '../menu/menu/options.calls.ts';
import { filterBanks } from '../money/ledger/statement.calls.ts';
import { listOldTransactions } from '../money/old-finance/old-finance.calls.ts';
import { sampleOf } from '../testing/sample-of.ts';

const FACTS = { preferred: ['2026-11-20T22:10:00Z', '2026-11-20'], named: {} };

it.each([filterBanks, listOldTransactions, generateReport, generateSalesHistory, saveGroup])(
  '$name answers `erro` as it is specified, and is read without it',
  ({ output }) => {
    const { erro: _, ...before } = sampleOf(output.wire, FACTS) as Record<string, unknown>;
    const read = output.decode(output.wire.parse(before) as never) as never;
    expect(output.encode(read)).toMatchObject({ status: true, erro: null });
  },
);

import { listPeriodFailures, retryPeriod } from '@comanda/contract/money/invoices/provider-periods.calls';
import type { QueryKey } from '@tanstack/react-query';
import { FailureList } from '../../../shared/lists/failure-list.tsx';
import { toStore } from '../../../shared/store/to-store.tsx';
import { periodTexts } from './texts.ts';

const WORK = {
  list: listPeriodFailures,
  retry: retryPeriod,
  isDone: ({ isClosed }: { isClosed: boolean }) => isClosed,
  texts: { ...periodTexts.failures, failed: periodTexts.failed, dayOf: periodTexts.month },
  link: toStore('faturas'),
};

/** Stores whose month was not closed. */
export function PeriodFailures({ refreshes }: { refreshes: readonly QueryKey[] }) {
  return <FailureList work={WORK} refreshes={refreshes} />;
}

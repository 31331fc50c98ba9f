import { type CalendarMonth, daysOfMonth } from '@comanda/domain/kit/time/calendar-month';
import { wordOfPeriod } from '@comanda/domain/kit/time/day-range';
import type { EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import type { ProviderSum } from '@comanda/domain/money/ledger/provider-month';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Kind of ledger entries behind each sum. Null: entries of several kinds. A sum that is not listed comes from
 * invoices.
 */
const ENTRIES: Partial<Record<ProviderSum, EntryKind | null>> = {
  commission: 'commission',
  fee: 'payment-fee',
  fine: 'fine',
  sponsored: 'sponsored',
  adjustment: 'adjustment',
  refund: 'refund',
  retained: null,
};

/** Links a store's monthly sum to its ledger entries or to its invoices. */
export function toWhatMadeIt(
  { sum, month, storeId }: { sum: ProviderSum; month: CalendarMonth; storeId: number },
  name: ReactNode,
) {
  const tipo = ENTRIES[sum];
  const search =
    tipo === undefined
      ? { aba: 'faturas' }
      : { aba: 'financeiro', periodo: wordOfPeriod(daysOfMonth(month)), ...(tipo === null ? {} : { tipo }) };
  return (
    <Link to="/lojas/$id" params={{ id: String(storeId) }} search={search}>
      {name}
    </Link>
  );
}

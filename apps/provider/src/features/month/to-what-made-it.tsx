import type { EntryKind } from '@comanda/domain/ledger/entry-kinds';
import type { ProviderSum } from '@comanda/domain/ledger/provider-month';
import { type CalendarMonth, daysOfMonth } from '@comanda/domain/time/calendar-month';
import { wordOfPeriod } from '@comanda/domain/time/day-range';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The entries of a store's book that make a sum, of more than one kind: null. The other sums are made by invoices. */
const ENTRIES: Partial<Record<ProviderSum, EntryKind | null>> = {
  commission: 'commission',
  fee: 'payment-fee',
  fine: 'fine',
  sponsored: 'sponsored',
  adjustment: 'adjustment',
  refund: 'refund',
  retained: null,
};

/** From a store's sum of a month to the entries of its book, or to its invoices. */
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

import type { PlanVersionShown } from '@comanda/contract/money/ledger/provider-terms.calls';
import { rateName } from '@comanda/domain/money/ledger/rate-words';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { rateWords } from '../../../shared/money/rate-words.ts';
import { planTexts as texts } from './texts.ts';

/** Fees by kind and brand, per number of instalments. */
export function RateTable({ label, rates }: { label: string; rates: PlanVersionShown['rates'] }) {
  const columns = [...new Set(rates.map(({ instalments }) => instalments))].toSorted((a, b) => a - b);
  const names = [...new Set(rates.map(rateName))];
  const cellOf = (name: string, count: number) => {
    const found = rates.find((rate) => rateName(rate) === name && rate.instalments === count);
    return found === undefined ? texts.none : rateWords(found.rateMillionths);
  };
  return (
    <PlainTable
      label={label}
      head={[texts.head, ...columns.map(texts.instalments)]}
      rows={names.map((name) => ({
        key: name,
        cells: [name, ...columns.map((count) => cellOf(name, count))],
      }))}
    />
  );
}

import type { PlanVersionShown } from '@comanda/contract/ledger/provider-terms.calls';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { rateWords } from '../../shared/money/rate-words.ts';
import { planTexts as texts } from './texts.ts';

/** Kinds and brands by number of instalments. */
export function RateTable({ label, rates }: { label: string; rates: PlanVersionShown['rates'] }) {
  const columns = [...new Set(rates.map(({ instalments }) => instalments))].toSorted((a, b) => a - b);
  const names = [...new Set(rates.map(({ kind, brand }) => `${texts.kinds[kind]} ${brand}`))];
  const cellOf = (name: string, count: number) => {
    const found = rates.find(
      ({ kind, brand, instalments }) => `${texts.kinds[kind]} ${brand}` === name && instalments === count,
    );
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

import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listStoreStatuses,
  type StoreBalanceRow,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { AllDone } from '../../../shared/all-done.tsx';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { settlementTexts } from './texts.ts';

const toSettlements = toStore('repasses');
const texts = settlementTexts.statuses;
const CHOICES = ['devendo', 'retidas'] as const;
const view = { filters: { mostrar: (word: string) => CHOICES.find((each) => each === word) ?? null } };
const filters: readonly TableFilter<StoreBalanceRow>[] = [
  {
    id: 'mostrar',
    label: texts.filter,
    kind: 'segmented',
    all: texts.all,
    options: [
      { value: 'devendo', label: texts.owing },
      { value: 'retidas', label: texts.held },
    ],
  },
];
const COLUMNS: readonly Column<StoreBalanceRow>[] = [
  storeColumn(settlementTexts.store),
  { id: 'corrente', title: texts.columns.current, kind: 'money', value: ({ currentCents }) => currentCents },
  {
    id: 'faturado',
    title: texts.columns.invoiced,
    kind: 'money',
    value: ({ invoicedCents }) => invoicedCents,
  },
  {
    id: 'receber',
    title: texts.columns.receivable,
    kind: 'money',
    value: ({ receivableCents }) => receivableCents,
  },
  {
    id: 'disponivel',
    title: texts.columns.available,
    kind: 'money',
    value: ({ availableCents }) => availableCents,
  },
  { id: 'transito', title: texts.columns.transit, kind: 'money', value: ({ transitCents }) => transitCents },
  { id: 'retencao', title: texts.columns.held, value: ({ heldReason }) => heldReason, lines: 2 },
];
const rowKey = ({ storeId }: StoreBalanceRow) => storeId;
const rowName = ({ storeName }: StoreBalanceRow) => storeName;

/** Balance of each store; the largest debt first. */
export function StoreStatuses() {
  const shown = useListView(view);
  const { mostrar } = shown.values;
  const getInput = () => ({ onlyOwing: mostrar === 'devendo', onlyHeld: mostrar === 'retidas' });
  const list = usePaged(listStoreStatuses, { words: shown.words, getInput });
  const owed = list.first?.owedCents ?? 0;
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      {owed === 0 ? null : <p>{texts.owed(owed)}</p>}
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        view={shown.view}
        filters={filters}
        failed={settlementTexts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toSettlements}
      />
    </FormCard>
  );
}

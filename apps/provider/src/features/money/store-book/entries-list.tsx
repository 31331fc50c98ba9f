import { formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type BookEntry,
  exportBookEntries,
  listBookEntries,
} from '@comanda/contract/money/ledger/provider-book.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { daysOfPeriod } from '@comanda/domain/kit/time/day-range';
import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { bookQuery } from './book-query.ts';
import { bookTexts } from './texts.ts';

const reverseFineDialog = createLazyPart(
  async () => (await import('./reverse-fine-dialog.tsx')).ReverseFineDialog,
);
const texts = bookTexts.entries;
const KINDS = Object.keys(ENTRY_KINDS) as EntryKind[];
const view = {
  firstPeriod: '30-days',
  filters: { tipo: (word: string) => KINDS.find((kind) => kind === word) ?? null },
} as const;
const filters: readonly TableFilter<BookEntry>[] = [
  {
    id: 'tipo',
    label: texts.kind,
    all: texts.allKinds,
    options: KINDS.map((value) => ({ value, label: ENTRY_KINDS[value] })),
  },
];
const TONES = { posted: 'neutral', corrected: 'late', correction: 'pending' } as const;
const rowKey = ({ seq }: BookEntry) => seq;

const columnsOf = (onReverse: ((fine: BookEntry) => void) | null): readonly Column<BookEntry>[] => [
  { id: 'codigo', title: texts.columns.seq, value: ({ seq }) => seq, minWidth: 80 },
  { id: 'dia', title: texts.columns.day, value: ({ day }) => formatDay(day), minWidth: 100 },
  { id: 'nome', title: texts.columns.name, value: texts.nameOf, lines: 3, grow: 3, onCard: 'name' },
  { id: 'caminho', title: texts.columns.way, value: texts.wayOf, lines: 2, grow: 2 },
  { id: 'causa', title: texts.columns.cause, value: texts.causeOf, lines: 2 },
  {
    id: 'status',
    title: texts.columns.state,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.states[state]}
      </StatusLabel>
    ),
  },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents },
  {
    id: 'acoes',
    title: texts.columns.actions,
    isTitleHidden: true,
    onCard: 'corner',
    minWidth: 60,
    grow: 0,
    cell: (entry) =>
      onReverse !== null && entry.isOpenFine ? (
        <RowMenu
          label={texts.actionsOf(entry)}
          actions={[{ label: texts.reverse, isDestructive: true, onChoose: () => onReverse(entry) }]}
        />
      ) : null,
  },
];

/** The tab of the store's page that shows each kind of cause. An order opens the tab of its payments. */
const TABS: Readonly<Record<string, string>> = {
  settlement: 'repasses',
  transfer: 'repasses',
  period: 'faturas',
  invoice: 'faturas',
};

/** Links an entry to its order, or to another cause such as an invoice. */
function toCause(storeId: number, { orderId, source }: BookEntry, name: ReactNode): ReactNode {
  const aba = orderId === null ? TABS[source] : 'pagamentos';
  if (aba === undefined) return name;
  const search = orderId === null ? { aba } : { aba, pedido: orderId };
  return (
    <Link to="/lojas/$id" params={{ id: String(storeId) }} search={search}>
      {name}
    </Link>
  );
}

/** Ledger entries of the store in a period. Users can reverse a fine here. */
export function EntriesList({ storeId, today }: { storeId: number; today: CalendarDate }) {
  const shown = useListView(view);
  const mayMove = providerMay(useProviderSession(), 'services.manage');
  const [reversed, setReversed] = useState<BookEntry | null>(null);
  const getInput = () => ({ storeId, ...daysOfPeriod(shown.period, today), kind: shown.values.tipo });
  const list = usePaged(listBookEntries, { words: [storeId, today, ...shown.words], getInput });
  const columns = useMemo(() => columnsOf(mayMove ? setReversed : null), [mayMove]);
  const link = useCallback((entry: BookEntry, name: ReactNode) => toCause(storeId, entry, name), [storeId]);
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        view={shown.view}
        filters={filters}
        period={{ value: shown.period, today, onChange: shown.setPeriod }}
        tools={<ExportButton call={exportBookEntries} getInput={getInput} />}
        failed={texts.failed}
        empty={
          <EmptyState
            isCompact
            icon={<IconReceipt size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.none}
          />
        }
        columns={columns}
        rowKey={rowKey}
        rowName={texts.nameOf}
        link={link}
        rowPx={72}
      />
      {reversed === null ? null : (
        <reverseFineDialog.Part
          storeId={storeId}
          fine={reversed}
          refreshes={[bookQuery(storeId).queryKey, listKey(listBookEntries, [storeId])]}
          onClose={() => setReversed(null)}
        />
      )}
    </FormCard>
  );
}

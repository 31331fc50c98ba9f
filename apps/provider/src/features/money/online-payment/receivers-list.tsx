import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { type ListedReceiver, listReceivers } from '@comanda/contract/money/online-payment/review.calls';
import { RECEIVER_STATES } from '@comanda/domain/money/online-payment/receiver-state';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconBuildingBank } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { actionsColumn, momentColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { HolderAction } from './holder-action.tsx';
import { receiverTexts as texts } from './receivers-texts.ts';

const TONES = { pending: 'pending', enabled: 'delivered', activated: 'delivered', rejected: 'late' } as const;

const COLUMNS: readonly Column<ListedReceiver>[] = [
  storeColumn(texts.columns.store),
  { id: 'cidade', title: texts.columns.city, value: ({ city, uf }) => `${city}/${uf}`, lines: 2 },
  {
    id: 'situacao',
    title: texts.columns.state,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.states[state]}
      </StatusLabel>
    ),
  },
  momentColumn('desde', texts.columns.since, ({ since }) => since),
  { id: 'documentos', title: texts.columns.documents, value: texts.documents, lines: 2 },
  {
    id: 'contas',
    title: texts.columns.accounts,
    kind: 'number',
    value: ({ accounts }) => accounts,
    minWidth: 80,
  },
  {
    id: 'motivos',
    title: texts.columns.reasons,
    value: ({ reasons }) => (reasons.length === 0 ? null : reasons.join('; ')),
    lines: 4,
    grow: 2,
  },
  actionsColumn(texts.columns.actions, (receiver) => <HolderAction receiver={receiver} />),
];
const FILTERS: readonly TableFilter<ListedReceiver>[] = [
  {
    ...{ id: 'situacao', label: texts.state, kind: 'select', all: texts.all },
    options: RECEIVER_STATES.map((value) => ({ value, label: texts.states[value] })),
  },
];
const VIEW = {
  filters: { situacao: (word: string) => RECEIVER_STATES.find((state) => state === word) ?? null },
};

const rowKey = ({ storeId }: ListedReceiver) => storeId;
const rowName = ({ storeName }: ListedReceiver) => storeName;
const toStore = ({ storeId }: ListedReceiver, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }}>
    {name}
  </Link>
);

/** Stores that are registered for online payment, with their status at the payment provider. */
export function ReceiversList() {
  const { view, values } = useListView(VIEW);
  const state = values.situacao;
  const list = usePaged(listReceivers, { words: [state], getInput: () => ({ state, perPage: null }) });
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={list}
      total={list.first?.count}
      failed={texts.failed}
      empty={
        <EmptyState
          icon={<IconBuildingBank size={28} stroke={1.75} aria-hidden="true" />}
          title={texts.noneTitle}
        />
      }
      view={view}
      filters={FILTERS}
      columns={COLUMNS}
      rowKey={rowKey}
      rowName={rowName}
      link={toStore}
    />
  );
}

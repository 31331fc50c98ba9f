import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { exportMails, listMails } from '@comanda/contract/people/mail/provider-mails.calls';
import type { MailOut } from '@comanda/contract/people/mail/provider-mails.wire';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { actionsColumn } from '../../../shared/lists/columns.ts';
import { MailActions } from './mail-actions.tsx';
import classes from './mails.module.css';
import { MAILS_OPTIONS, mailsRequest } from './mails-query.ts';
import { mailTexts as texts } from './texts.ts';

const TONES = {
  waiting: 'pending',
  sent: 'delivered',
  'given-up': 'late',
  expired: 'neutral',
  dropped: 'neutral',
} as const;

const COLUMNS: readonly Column<MailOut>[] = [
  { id: 'email', title: texts.columns.kind, value: ({ kind }) => texts.kind(kind), lines: 2, grow: 2 },
  {
    id: 'loja',
    title: texts.columns.store,
    lines: 2,
    cell: ({ storeId, storeName }) =>
      storeName === null ? (
        texts.team
      ) : (
        <Link to="/lojas/$id" params={{ id: String(storeId) }} className={classes.store}>
          {storeName}
        </Link>
      ),
  },
  { id: 'para', title: texts.columns.to, value: ({ to }) => to, lines: 2, grow: 2 },
  { id: 'em', title: texts.columns.queuedAt, value: ({ queuedAt }) => formatDateTime(new Date(queuedAt)) },
  {
    id: 'situacao',
    title: texts.columns.state,
    minWidth: 150,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.state[state]}
      </StatusLabel>
    ),
  },
  {
    id: 'porque',
    title: texts.columns.why,
    value: (mail) => texts.status(mail),
    lines: 4,
    grow: 3,
    minWidth: 200,
  },
  actionsColumn(texts.columns.actions, (mail) => <MailActions mail={mail} />),
];
const OF_STORE = COLUMNS.filter(({ id }) => id !== 'loja');
const rowKey = ({ mailId }: MailOut) => mailId;
const rowName = ({ kind, to }: MailOut) => `${texts.kind(kind)}, ${to}`;

interface MailsListProps {
  /** Null: shows the mails of all stores. */
  storeId: number | null;
  /** Initial value of the filter. The page of all stores starts with unsent mails. */
  first: 'unsent' | 'all';
}

/** Sent and unsent mails. */
export function MailsList({ storeId, first }: MailsListProps) {
  const other = first === 'all' ? 'unsent' : 'all';
  const list = useMemo(
    () => ({ filters: { mostrar: (word: string) => (word === texts.words[other] ? other : null) } }),
    [other],
  );
  const filters = useMemo<readonly TableFilter<MailOut>[]>(
    () => [
      {
        ...{ id: 'mostrar', label: texts.shown, kind: 'segmented', all: texts[first] },
        options: [{ value: texts.words[other], label: texts[other] }],
      },
    ],
    [first, other],
  );
  const view = useListView(list);
  const shown = view.values.mostrar ?? first;
  const requested = mailsRequest(storeId, shown === 'all');
  const mails = usePaged(listMails, requested, MAILS_OPTIONS);
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={mails}
      failed={texts.failed}
      empty={
        <EmptyState
          isCompact={storeId !== null}
          icon={<IconMailCheck size={28} stroke={1.75} aria-hidden="true" />}
          title={shown === 'all' ? texts.noneTitle : texts.noneUnsentTitle}
        >
          {shown === 'all' ? null : texts.noneUnsentHint}
        </EmptyState>
      }
      view={view.view}
      filters={filters}
      tools={<ExportButton call={exportMails} getInput={requested.getInput} />}
      columns={storeId === null ? COLUMNS : OF_STORE}
      rowKey={rowKey}
      rowName={rowName}
    />
  );
}

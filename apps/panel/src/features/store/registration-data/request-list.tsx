import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import { CHANGE_SORTS, listPendingChanges } from '@comanda/contract/store/store/pending-changes.calls';
import { CHANGE_STATUS_WORDS, type PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import type { ChangeStatus } from '@comanda/domain/store/store/pending-changes';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { decisionsQuery } from './decisions-query.ts';
import { RequestDialog } from './request-dialog.tsx';
import classes from './request-list.module.css';
import { registrationTexts } from './texts.ts';
import { rememberDecisions } from './unread-decisions.ts';

const { requests: texts, fields } = registrationTexts;

const TONES: Record<ChangeStatus, Tone> = {
  pending: 'pending',
  approved: 'delivered',
  rejected: 'late',
  withdrawn: 'neutral',
};

const STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const satisfies readonly ChangeStatus[];
const FILTERS: readonly TableFilter<PendingChange>[] = [
  {
    id: 'status',
    label: texts.status,
    options: STATUSES.map((status) => ({ value: status, label: CHANGE_STATUS_WORDS[status] })),
  },
];
const PAGE_ROWS = 20;
const LIST = {
  filters: { status: (word: string) => STATUSES.find((status) => status === word) ?? null },
  sorts: CHANGE_SORTS,
} as const;

/** All change requests of the store with their decisions. */
export function RequestList() {
  const titleId = useId();
  return (
    <section className={`stack-12 ${classes.list}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {texts.title}
      </h2>
      <Requests />
    </section>
  );
}

function Requests() {
  const view = useListView(LIST);
  const { sort, values } = view;
  const list = useNumbered(
    listPendingChanges,
    { words: view.words, getInput: () => ({ status: values.status, sort }) },
    { perPage: PAGE_ROWS, subject: 'registration' },
  );
  const { data: decisions } = useQuery(decisionsQuery);
  const [openId, setOpenId] = useState<number | null>(null);
  // Marks the decisions as read, because this list has shown them. The notice then disappears.
  useEffect(() => rememberDecisions(decisions ?? []), [decisions]);
  const open = list.data?.find(({ changeId }) => changeId === openId);
  const columns = useMemo(() => columnsOf(setOpenId), []);
  return (
    <>
      <DataTable
        label={texts.title}
        noun={texts.noun}
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState isCompact icon={<IconClipboardList size={28} stroke={1.75} />} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        }
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={FILTERS}
        sorts={CHANGE_SORTS}
        view={view.view}
      />
      {open === undefined ? null : <RequestDialog change={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const keyOf = ({ changeId }: PendingChange) => changeId;
const nameOf = ({ changeId, field }: PendingChange) => texts.rowName(changeId, fields[field]);

function columnsOf(onOpen: (changeId: number) => void): Column<PendingChange>[] {
  return [
    {
      id: 'pendencia',
      title: texts.id,
      value: ({ changeId }) => changeId,
      minWidth: 96,
      grow: 0.6,
    },
    { id: 'procedencia', title: texts.table, value: () => texts.tableName, minWidth: 132 },
    { id: 'informacao', title: texts.field, value: ({ field }) => fields[field], minWidth: 140 },
    {
      id: 'anterior',
      title: texts.before,
      value: ({ before }) => before ?? '',
      // On cards, gives the value room for a picture.
      isField: true,
      cell: ({ field, before }) => <Value field={field} value={before} />,
    },
    {
      id: 'posterior',
      title: texts.after,
      value: ({ after }) => after ?? '',
      isField: true,
      cell: ({ field, after }) => <Value field={field} value={after} />,
    },
    {
      id: 'data',
      title: texts.date,
      kind: 'date',
      value: ({ requestedAt }) => requestedAt,
      cell: ({ requestedAt }) => formatDateTime(new Date(requestedAt)),
      minWidth: 136,
    },
    {
      id: 'status',
      title: texts.status,
      value: ({ status }) => CHANGE_STATUS_WORDS[status],
      cell: ({ status }) => (
        <span>
          <StatusLabel tone={TONES[status]} variant="quiet">
            {CHANGE_STATUS_WORDS[status]}
          </StatusLabel>
        </span>
      ),
      minWidth: 120,
    },
    {
      id: 'abrir',
      title: texts.actions,
      isTitleHidden: true,
      onCard: 'corner',
      minWidth: 88,
      grow: 0.5,
      cell: (change) => (
        <Button
          variant="subtle"
          className={classes.open}
          aria-label={`${texts.open} ${nameOf(change)}`}
          onClick={() => onOpen(change.changeId)}
        >
          {texts.open}
        </Button>
      ),
    },
  ];
}

/** A text on one line, or a small picture. */
function Value({ field, value }: { field: PendingChange['field']; value: string | null }) {
  if (value === null) return <span className="muted">{texts.nothing}</span>;
  if (field === 'logo' || field === 'banner')
    return <img src={value} alt={fields[field]} className={classes.thumb} loading="lazy" decoding="async" />;
  return (
    <span className={`one-line ${classes.text}`} title={value}>
      {value}
    </span>
  );
}

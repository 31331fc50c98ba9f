import { formatDateTime, shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import {
  exportProviderAudit,
  type ProviderAuditEntry,
} from '@comanda/contract/people/audit/provider-audit.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import classes from './audit.module.css';
import { auditTexts as texts } from './texts.ts';
import { auditChoicesQuery, useAudit } from './use-audit.ts';

const columns: readonly Column<ProviderAuditEntry>[] = [
  { id: 'o-que', title: texts.columns.what, value: ({ what }) => what, lines: 3, grow: 3, minWidth: 220 },
  { id: 'quem', title: texts.columns.who, value: ({ who }) => who, lines: 2 },
  { id: 'quando', title: texts.columns.at, value: ({ at }) => formatDateTime(new Date(at)) },
  {
    id: 'loja',
    title: texts.columns.store,
    lines: 2,
    cell: ({ storeId, storeName }) =>
      storeId === null ? (
        '—'
      ) : (
        <Link to="/lojas/$id" params={{ id: String(storeId) }} className={classes.store}>
          {texts.storeLink(storeName, storeId)}
        </Link>
      ),
  },
  {
    id: 'de',
    title: texts.columns.details,
    value: ({ numbers, address }) => [numbers, address].filter(Boolean).join(' · '),
    lines: 2,
  },
  {
    id: 'resultado',
    title: texts.columns.outcome,
    lines: 3,
    grow: 2,
    cell: ({ outcome, wasDone }) => (
      <span className={classes.outcome} data-tone={wasDone ? 'delivered' : 'late'}>
        {outcome}
      </span>
    ),
  },
];
const rowKey = ({ entryId }: ProviderAuditEntry) => entryId;
const rowName = ({ who, what }: ProviderAuditEntry) => `${who}: ${what}`;

/** Audit log of the provider's users, with filters. */
export function Audit() {
  const { view, list, getInput } = useAudit();
  const choices = useQuery(auditChoicesQuery).data;
  const filters = useMemo<readonly TableFilter<ProviderAuditEntry>[]>(
    () => [
      { id: 'pessoa', label: texts.person, all: texts.anybody, options: choices?.people ?? [] },
      { id: 'acao', label: texts.action, all: texts.anything, options: choices?.calls ?? [] },
      { id: 'loja', label: texts.store, kind: 'number' },
    ],
    [choices],
  );
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={list}
      failed={texts.loadFailed}
      empty={
        <EmptyState
          icon={<IconSearchOff size={28} stroke={1.75} />}
          title={texts.none}
          action={
            <Button variant="default" onClick={() => view.clear('30-days')}>
              {texts.longer}
            </Button>
          }
        >
          {texts.noneHint}
        </EmptyState>
      }
      view={view.view}
      period={{ value: view.period, today: view.today(shownTimeZone()), onChange: view.setPeriod }}
      filters={filters}
      tools={<ExportButton call={exportProviderAudit} getInput={getInput} />}
      columns={columns}
      rowKey={rowKey}
      rowName={rowName}
    />
  );
}

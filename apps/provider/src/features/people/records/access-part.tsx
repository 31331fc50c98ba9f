import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type AccessAction,
  type AccessRecord,
  exportStoreAccess,
  exportUnknownAccess,
  listStoreAccess,
  listUnknownAccess,
} from '@comanda/contract/people/audit/provider-records.calls';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { useMemo } from 'react';
import { NoRecords } from './no-records.tsx';
import { RecordsButtons } from './records-buttons.tsx';
import { recordTexts as texts } from './texts.ts';

const ACTIONS = Object.keys(texts.actions) as AccessAction[];
const TONES: Record<AccessAction, 'delivered' | 'neutral' | 'late' | 'pending' | 'accepted'> = {
  'logged-in': 'delivered',
  'logged-out': 'neutral',
  'login-failed': 'late',
  denied: 'late',
  'personal-data-seen': 'pending',
  'password-set': 'accepted',
};

const LIST = {
  firstPeriod: '7-days',
  filters: { acao: (word: string) => ACTIONS.find((action) => action === word) ?? null },
} as const;

const filters: readonly TableFilter<AccessRecord>[] = [
  {
    id: 'acao',
    label: texts.action,
    options: ACTIONS.map((value) => ({ value, label: texts.actions[value] })),
  },
];
const whoOf = ({ name, login }: AccessRecord) =>
  login === null ? (name ?? texts.unknownPerson) : `${name ?? texts.unknownPerson} (${login})`;
const rowKey = ({ recordId }: AccessRecord) => recordId;
const columnsIn = (timeZone: string): readonly Column<AccessRecord>[] => [
  { id: 'quem', title: texts.columns.who, value: whoOf, lines: 2, grow: 2 },
  {
    id: 'acao',
    title: texts.columns.action,
    cell: ({ action }) => (
      <StatusLabel tone={TONES[action]} variant="quiet">
        {texts.actions[action]}
      </StatusLabel>
    ),
    minWidth: 150,
  },
  { id: 'quando', title: texts.columns.at, value: ({ at }) => formatDateTime(new Date(at), timeZone) },
  { id: 'de', title: texts.columns.address, value: ({ address }) => address, lines: 2 },
  { id: 'mais', title: texts.columns.details, value: ({ details }) => details.join(' · '), lines: 2 },
];

interface AccessPartProps {
  /** Null: shows login attempts with unknown names, which belong to no store. */
  storeId: number | null;
  timeZone: string;
}

/** Log of accesses: user, time and address. The server records each read of this log. */
export function AccessPart({ storeId, timeZone }: AccessPartProps) {
  const view = useListView(LIST);
  const requested = () => ({ ...view.days(timeZone), action: view.values.acao });
  // The types of both calls differ only in the store's id, which `listUnknownAccess` ignores.
  const call = (storeId === null ? listUnknownAccess : listStoreAccess) as typeof listStoreAccess;
  const records = usePaged(
    call,
    { words: [storeId, ...view.words], getInput: () => ({ storeId: storeId ?? 0, ...requested() }) },
    { isOnRequest: true },
  );
  const columns = useMemo(() => columnsIn(timeZone), [timeZone]);
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={records}
      failed={texts.failed}
      empty={<NoRecords onLonger={() => view.clear('30-days')} />}
      view={view.view}
      period={{ value: view.period, today: view.today(timeZone), onChange: view.setPeriod }}
      filters={filters}
      tools={
        <RecordsButtons isRefreshing={records.isRefetching} onRefresh={() => void records.refetch()}>
          {storeId === null ? (
            <ExportButton call={exportUnknownAccess} getInput={requested} />
          ) : (
            <ExportButton call={exportStoreAccess} getInput={() => ({ storeId, ...requested() })} />
          )}
        </RecordsButtons>
      }
      columns={columns}
      rowKey={rowKey}
      rowName={whoOf}
    />
  );
}

import { formatDay } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listSettlementsOfRun,
  type SettlementRun,
  type SettlementState,
  type StoreSettlement,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { runsQuery } from './runs-query.ts';
import { settlementStates, settlementTexts } from './texts.ts';

const toSettlements = toStore('repasses');
const texts = settlementTexts.runs;
const icon = <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />;

const runColumns = (onOpen: (day: string) => void): readonly Column<SettlementRun>[] => [
  { id: 'dia', title: texts.columns.day, value: ({ day }) => formatDay(day), minWidth: 100 },
  { id: 'situacao', title: texts.columns.state, value: texts.state, lines: 2, grow: 2, minWidth: 190 },
  {
    id: 'lojas',
    title: texts.columns.stores,
    kind: 'number',
    value: ({ storeCount }) => storeCount,
    minWidth: 80,
  },
  { id: 'liquido', title: texts.columns.net, kind: 'money', value: ({ netCents }) => netCents },
  { id: 'credito', title: texts.columns.credit, kind: 'money', value: ({ creditCents }) => creditCents },
  { id: 'retido', title: texts.columns.retained, kind: 'money', value: ({ retainedCents }) => retainedCents },
  { id: 'repasse', title: texts.columns.payout, kind: 'money', value: ({ payoutCents }) => payoutCents },
  { id: 'pago', title: texts.columns.paid, kind: 'money', value: ({ paidCents }) => paidCents },
  {
    id: 'parados',
    title: texts.columns.stuck,
    kind: 'number',
    value: ({ waitingCount }) => waitingCount,
    minWidth: 80,
  },
  {
    id: 'acoes',
    title: texts.open,
    isTitleHidden: true,
    onCard: 'corner',
    minWidth: 60,
    grow: 0,
    cell: ({ day }) => (
      <RowMenu label={texts.name(day)} actions={[{ label: texts.open, onChoose: () => onOpen(day) }]} />
    ),
  },
];
const runKey = ({ day }: SettlementRun) => day;
const runName = ({ day }: SettlementRun) => texts.name(day);

/** Settlement runs of the last days, or until a chosen day. Each row opens the stores of its run. */
export function Runs({ last }: { last: readonly SettlementRun[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  return (
    <>
      <FormCard title={texts.title} hint={texts.hint}>
        <FieldGrid>
          <DateField label={texts.until} value={until} onChange={setUntil} />
        </FieldGrid>
        {until === null ? (
          <RunsTable runs={last} onOpen={setOpened} />
        ) : (
          <RunsUntil day={until} onOpen={setOpened} />
        )}
      </FormCard>
      {opened === null ? null : <RunOfDay key={opened} day={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface Opening {
  onOpen: (day: string) => void;
}

function RunsUntil({ day, onOpen }: Opening & { day: string }) {
  const query = useQuery(runsQuery(day));
  return (
    <QueryFaces
      isCompact
      query={query}
      skeleton={<CardListSkeleton count={1} />}
      failed={settlementTexts.failed}
    >
      {({ runs }) => <RunsTable runs={runs} onOpen={onOpen} />}
    </QueryFaces>
  );
}

function RunsTable({ runs, onOpen }: Opening & { runs: readonly SettlementRun[] }) {
  const columns = useMemo(() => runColumns(onOpen), [onOpen]);
  return runs.length === 0 ? (
    <EmptyState isCompact icon={icon} title={texts.none} />
  ) : (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      rows={runs}
      columns={columns}
      rowKey={runKey}
      rowName={runName}
    />
  );
}

const TONES: Record<SettlementState, Tone> = {
  stuck: 'late',
  retained: 'neutral',
  asking: 'pending',
  waiting: 'pending',
  paid: 'delivered',
  failed: 'late',
  returned: 'late',
};
const COLUMNS: readonly Column<StoreSettlement>[] = [
  storeColumn(settlementTexts.store),
  {
    id: 'pedidos',
    title: texts.ofColumns.orders,
    kind: 'number',
    value: ({ orderCount }) => orderCount,
    minWidth: 80,
  },
  { id: 'liquido', title: texts.ofColumns.net, kind: 'money', value: ({ netCents }) => netCents },
  { id: 'credito', title: texts.ofColumns.credit, kind: 'money', value: ({ creditCents }) => creditCents },
  {
    id: 'retido',
    title: texts.ofColumns.retained,
    kind: 'money',
    value: ({ retainedCents }) => retainedCents,
  },
  { id: 'repasse', title: texts.ofColumns.payout, kind: 'money', value: ({ payoutCents }) => payoutCents },
  {
    id: 'situacao',
    title: texts.ofColumns.state,
    onCard: 'corner',
    minWidth: 170,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {settlementStates[state]}
      </StatusLabel>
    ),
  },
  { id: 'motivo', title: texts.ofColumns.reason, value: ({ reason }) => reason, lines: 2 },
];
const rowKey = ({ storeId }: StoreSettlement) => storeId;
const rowName = ({ storeName }: StoreSettlement) => storeName;

function RunOfDay({ day, onClose }: { day: string; onClose: () => void }) {
  const [onlyStuck, setOnlyStuck] = useState(false);
  const list = usePaged(listSettlementsOfRun, {
    words: [day, onlyStuck],
    getInput: () => ({ day, onlyStuck }),
  });
  return (
    <FormCard
      title={texts.of(day)}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <CheckField label={texts.onlyStuck} value={onlyStuck} onChange={setOnlyStuck} />
      <DataTable
        label={texts.ofList}
        noun={texts.ofNoun}
        list={list}
        failed={settlementTexts.failed}
        empty={<EmptyState isCompact icon={icon} title={texts.ofNone} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toSettlements}
      />
    </FormCard>
  );
}

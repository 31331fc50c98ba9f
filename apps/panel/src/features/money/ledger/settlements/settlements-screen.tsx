import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDay, shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { untilWords } from '@comanda/client/formats/until-words.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import type { DomainOfShape } from '@comanda/contract/kit/record';
import {
  exportSettlements,
  listSettlements,
  readSettlementDays,
  type Settlement,
} from '@comanda/contract/money/ledger/settlements.calls';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { SETTLEMENT_STATES } from '@comanda/domain/money/ledger/payment-status';
import { SETTLEMENT_PARTS as PARTS } from '@comanda/domain/money/ledger/settlement-words';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { dayPoints, valuesAt } from '@comanda/ui/chart/points.ts';
import { SeriesChart } from '@comanda/ui/chart/series-chart.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenedInAddress } from '../../../../shared/opened-in-address.ts';
import { SupportLine } from '../../../../shared/store/support-line.tsx';
import { PayoutWaitLine } from '../payout-wait/payout-wait.tsx';
import { stateTones, stateWords, settlementTexts as texts } from './texts.ts';

/** Chart and tables of one settlement; loaded when a settlement opens. */
const SettlementDialog = createLazyPart(
  async () => (await import('./settlement-dialog.tsx')).SettlementDialog,
  {
    Missing: TryAgain,
  },
);
const OPENED = ['repasse'] as const;
/** Rows per page, as the specification says. */
const PER_PAGE = 15;
const VIEW = {
  firstPeriod: '30-days',
  filters: { status: (word: string) => SETTLEMENT_STATES.find((state) => state === word) ?? null },
} as const;
const filters: readonly TableFilter<Settlement>[] = [
  {
    id: 'status',
    label: texts.columns.state,
    all: texts.allStates,
    options: SETTLEMENT_STATES.map((value) => ({ value, label: stateWords[value] })),
  },
];

/** Width in px that just fits 'R$ 14.898,26', so that some additional columns still fit a desktop screen. */
const PART_WIDTH = 104;
type Part = [id: string, title: string, of: (settlement: Settlement) => number];
const ALWAYS: readonly Part[] = [
  ['online', PARTS.sold, ({ soldCents }) => soldCents],
  ['taxa', PARTS.fee, ({ soldFeeCents }) => soldFeeCents],
  ['comissao', PARTS.commission, ({ soldCommissionCents }) => soldCommissionCents],
];
/**
 * Optional columns of the total. A column is shown if at least one settlement on the page has an amount in
 * it.
 */
const WHERE_ANY: readonly Part[] = [
  ['outros', PARTS.others, ({ keptByOthersCents }) => keptByOthersCents],
  ['reembolso', PARTS.refund, ({ refundCents }) => refundCents],
  ['perdido', PARTS.lost, ({ lostCents }) => lostCents],
  ['contestado', PARTS.blocked, ({ blockedCents }) => blockedCents],
  ['coberto', PARTS.covered, ({ coveredCents }) => coveredCents],
  ['sem-nome', PARTS.unnamed, ({ unnamedCents }) => unnamedCents],
  ['credito', PARTS.credit, ({ creditCents }) => creditCents],
];
const partsOf = (rows: readonly Settlement[]): Column<Settlement>[] =>
  [...ALWAYS, ...WHERE_ANY.filter(([, , of]) => rows.some((row) => of(row) !== 0))].map(
    ([id, title, value]) => ({ id, title, kind: 'money', value, minWidth: PART_WIDTH }),
  );

const columnsOf = (
  open: (settlementId: number) => void,
  rows: readonly Settlement[],
): readonly Column<Settlement>[] => [
  { id: 'total', title: PARTS.payout, kind: 'money', value: ({ payoutCents }) => payoutCents },
  {
    id: 'data',
    title: texts.columns.day,
    value: ({ day }) => formatDay(day),
    onCard: 'name',
    minWidth: PART_WIDTH,
  },
  ...partsOf(rows),
  { id: 'retido', title: PARTS.retained, kind: 'money', value: ({ retainedCents }) => retainedCents },
  {
    id: 'status',
    title: texts.columns.state,
    onCard: 'corner',
    cell: ({ state }) => (
      <StatusLabel tone={stateTones[state]} variant="quiet">
        {stateWords[state]}
      </StatusLabel>
    ),
  },
  {
    id: 'pedidos',
    title: texts.columns.orders,
    isTitleHidden: true,
    minWidth: 165,
    cell: ({ settlementId, day }) => (
      <Button
        variant="default"
        aria-label={`${texts.columns.orders}: ${texts.settlementOf(day)}`}
        onClick={() => open(settlementId)}
      >
        {texts.columns.orders}
      </Button>
    ),
  },
];

/** 'Repasses': the settlement of each bank day, and its computation. */
export function SettlementsScreen() {
  const view = useListView(VIEW);
  const { openedAs, open, close } = useOpenedInAddress(OPENED);
  const shown = openedAs('repasse');
  const range = view.days(shownTimeZone());
  const getInput = () => ({ period: 'dates' as const, ...range, state: view.values.status });
  const list = useNumbered(
    listSettlements,
    { words: view.words, getInput },
    { perPage: PER_PAGE, subject: 'finance' },
  );
  const rows = list.data;
  const columns = useMemo(
    () => columnsOf((settlementId) => open('repasse', settlementId), rows ?? []),
    [open, rows],
  );
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <ButtonLink variant="default" href="/financeiro/repasses/conferir">
          {texts.bankMatch}
        </ButtonLink>
      </PageTitle>
      <PayoutWaitLine />
      <PeriodField value={view.period} today={view.today(shownTimeZone())} onChange={view.setPeriod} />
      <PayoutChart range={range} />
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.total}
        view={view.view}
        filters={filters}
        failed={texts.failed}
        empty={
          <EmptyState icon={<IconCash size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={columns}
        rowKey={({ settlementId }) => settlementId}
        rowName={({ day }) => texts.settlementOf(day)}
        tools={<ExportButton call={exportSettlements} getInput={getInput} />}
      />
      <div className="cluster-12">
        <Tooltip text={texts.beforeCut}>
          {(tip) => (
            <ButtonLink {...tip} variant="subtle" href="/onlinepayment/report">
              {texts.oldOrders}
            </ButtonLink>
          )}
        </Tooltip>
        <Tooltip text={texts.beforeCut}>
          {(tip) => (
            <ButtonLink {...tip} variant="subtle" href="/onlinepayment/batch">
              {texts.oldBatches}
            </ButtonLink>
          )}
        </Tooltip>
      </div>
      <SupportLine />
      {shown === null ? null : <SettlementDialog.Part settlementId={shown} onClose={close} />}
    </div>
  );
}

/** Chart of the paid and retained amounts of each settlement. */
function PayoutChart({ range }: { range: DayRange }) {
  const query = useQuery({
    queryKey: ['finance', 'settlement-days', range],
    queryFn: ({ signal }) => sendCall(readSettlementDays, { period: 'dates', ...range }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <QueryFaces query={query} skeleton={<ChartSkeleton kind="columns" />} failed={texts.chartFailed}>
      {(reported) => <PayoutColumns {...reported} />}
    </QueryFaces>
  );
}

function PayoutColumns({ from, to, days, payoutCents, at }: DomainOfShape<typeof readSettlementDays.output>) {
  const points = dayPoints({ from, to });
  const paid = new Map(days.map((each) => [each.day, each.payoutCents]));
  const stored = new Map(days.map((each) => [each.day, each.retainedCents]));
  return (
    <SeriesChart
      kind="columns"
      title={texts.chart}
      period={`${formatDay(from)} a ${formatDay(to)}${untilWords(to, at)}`}
      unit="money"
      pointName={texts.dayName}
      formula={texts.chartFormula}
      figure={{ value: payoutCents }}
      points={points}
      series={[
        { key: 'plus', name: texts.received, values: valuesAt(points, paid, 0) },
        { key: 'minus', name: texts.retained, values: valuesAt(points, stored, 0), isAside: true },
      ]}
    />
  );
}

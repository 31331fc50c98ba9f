import { sendCall } from '@comanda/client/api/send-call.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type ExpectedPeriod,
  listPeriodRuns,
  type PeriodRun,
  previewPeriods,
} from '@comanda/contract/money/invoices/provider-periods.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { PeriodFailures } from './failures.tsx';
import { periodTexts } from './texts.ts';

const toInvoices = toStore('faturas');
const icon = <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />;

const runsQuery = queryOptions({
  queryKey: ['period-runs'],
  queryFn: ({ signal }) => sendCall(listPeriodRuns, {}, { signal }),
  meta: { silent: true },
});

/** Monthly closings of all stores: failed, coming, past. */
export function Closings() {
  const query = useQuery(runsQuery);
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={2} />} failed={periodTexts.failed} isCompact>
      {({ runs, nextDay, failedCount }) => (
        <>
          {failedCount > 0 ? <PeriodFailures refreshes={[runsQuery.queryKey]} /> : null}
          <NextClosing day={nextDay} />
          <Runs runs={runs} />
        </>
      )}
    </QueryFaces>
  );
}

const { runs: runTexts, next: nextTexts } = periodTexts;

const RUN_COLUMNS: readonly Column<PeriodRun>[] = [
  { id: 'mes', title: runTexts.columns.month, value: ({ day }) => periodTexts.month(day) },
  { id: 'situacao', title: runTexts.columns.state, value: runTexts.state, lines: 2, grow: 2, minWidth: 190 },
  {
    id: 'faturas',
    title: runTexts.columns.invoices,
    kind: 'number',
    value: ({ invoiceCount }) => invoiceCount,
  },
  {
    id: 'faturado',
    title: runTexts.columns.invoiced,
    kind: 'money',
    value: ({ invoicedCents }) => invoicedCents,
  },
  { id: 'pago', title: runTexts.columns.paid, kind: 'money', value: ({ paidCents }) => paidCents },
  {
    id: 'acumuladas',
    title: runTexts.columns.accumulated,
    kind: 'number',
    value: ({ accumulatedCount }) => accumulatedCount,
  },
];
const runKey = ({ day }: PeriodRun) => day;
const runName = ({ day }: PeriodRun) => runTexts.name(day);

function Runs({ runs }: { runs: readonly PeriodRun[] }) {
  return (
    <FormCard title={runTexts.title} hint={runTexts.hint}>
      {runs.length === 0 ? (
        <EmptyState isCompact icon={icon} title={runTexts.none} />
      ) : (
        <DataTable
          label={runTexts.list}
          noun={runTexts.noun}
          rows={runs}
          columns={RUN_COLUMNS}
          rowKey={runKey}
          rowName={runName}
        />
      )}
    </FormCard>
  );
}

const NEXT_COLUMNS: readonly Column<ExpectedPeriod>[] = [
  storeColumn(periodTexts.store),
  {
    id: 'saldo',
    title: nextTexts.columns.balance,
    kind: 'money',
    value: ({ balanceCents }) => balanceCents,
  },
  { id: 'tipo', title: nextTexts.columns.becomes, value: ({ kind }) => nextTexts.kinds[kind] },
];
const nextKey = ({ storeId }: ExpectedPeriod) => storeId;
const nextName = ({ storeName }: ExpectedPeriod) => storeName;

function NextClosing({ day }: { day: string }) {
  const list = usePaged(previewPeriods, { words: [], getInput: () => ({}) });
  const { first } = list;
  return (
    <FormCard title={nextTexts.title(day)} hint={nextTexts.hint}>
      {first?.count ? (
        <p>
          <strong>{nextTexts.sum(first.invoiceCount, first.invoicedCents)}</strong>
        </p>
      ) : null}
      <DataTable
        label={nextTexts.list}
        noun={nextTexts.noun}
        list={list}
        total={first?.count}
        failed={periodTexts.failed}
        empty={<EmptyState isCompact icon={icon} title={nextTexts.none} />}
        columns={NEXT_COLUMNS}
        rowKey={nextKey}
        rowName={nextName}
        link={toInvoices}
      />
    </FormCard>
  );
}

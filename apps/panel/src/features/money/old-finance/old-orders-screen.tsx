import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import {
  exportOldTransactions,
  listOldTransactions,
  type OldTransaction,
  type OldTransactions,
} from '@comanda/contract/money/old-finance/old-finance.calls';
import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { DaysField } from '@comanda/ui/form/fields/typed/days-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconArchive } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './old-finance.module.css';
import { oldTexts as texts, typeWords } from './texts.ts';

/** The last month of the old system. */
const FIRST = { from: '2025-01-19', to: '2025-02-18' };
const PAGE = 50;

const toneOf = (status: string) =>
  status === 'PAGO' ? 'delivered' : status === 'AGUARDANDO LOTE' ? 'pending' : 'neutral';

const columns: readonly Column<OldTransaction>[] = [
  { id: 'hash', title: texts.columns.hash, value: ({ orderHash }) => `#${orderHash}` },
  {
    id: 'data',
    title: texts.columns.date,
    value: ({ madeAt }) => formatDateTime(new Date(madeAt)),
    minWidth: 140,
  },
  { id: 'valor', title: texts.columns.total, kind: 'money', value: ({ totalCents }) => totalCents },
  { id: 'liquido', title: texts.columns.net, kind: 'money', value: ({ netCents }) => netCents },
  { id: 'tipo', title: texts.columns.type, value: ({ paymentType }) => typeWords(paymentType) },
  {
    id: 'status',
    title: texts.columns.status,
    onCard: 'corner',
    cell: ({ status }) => (
      <StatusLabel tone={toneOf(status)} variant="quiet">
        {status}
      </StatusLabel>
    ),
  },
];

/** 'Pagamento online' of the old system: online payments until 18/02/2025. */
export function OldOrdersScreen() {
  const [days, setDays] = useState(FIRST);
  const query = useQuery({
    queryKey: ['old-finance', 'transactions', days],
    queryFn: ({ signal }) => sendCall(listOldTransactions, days, { signal }),
    meta: { silent: true },
  });
  const isEmpty = query.data?.transactions.length === 0;
  const isRequested = days !== FIRST;
  useEffect(() => {
    if (isEmpty && isRequested) void alertDialog({ text: texts.none, key: 'old-transactions' });
  }, [isEmpty, isRequested]);
  return (
    <div className="page">
      <PageTitle title={texts.orders} subtitle={texts.ordersSubtitle} />
      <div className={`card ${classes.banner}`}>
        <p>{texts.banner}</p>
        <ButtonLink href="/financeiro/repasses">{texts.newPayouts}</ButtonLink>
      </div>
      <DaysField value={days} onChange={setDays} />
      <QueryFaces
        query={query}
        skeleton={
          <SkeletonArea>
            <Skeleton width="100%" height={240} />
          </SkeletonArea>
        }
        failed={texts.failed}
        empty={({ transactions }) => (transactions.length === 0 ? <Nothing /> : null)}
      >
        {({ transactions, paid, others }) => (
          <>
            <dl className={`card ${classes.sums}`}>
              <Sum name={texts.paid} sum={paid} />
              <Sum name={texts.others} sum={others} />
            </dl>
            <DataTable
              label={texts.list}
              noun={texts.noun}
              rows={transactions}
              rowKey={({ orderHash }) => orderHash}
              rowName={({ orderHash }) => `#${orderHash}`}
              columns={columns}
              pageSize={PAGE}
              tools={<ExportButton call={exportOldTransactions} getInput={() => days} />}
            />
          </>
        )}
      </QueryFaces>
    </div>
  );
}

function Sum({ name, sum }: { name: string; sum: OldTransactions['paid'] }) {
  return (
    <div>
      <dt className="muted-13">{name}</dt>
      <dd>{texts.sum(sum.count, formatMoney(sum.totalCents), formatMoney(sum.netCents))}</dd>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState icon={<IconArchive size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
      {texts.noneHint}
    </EmptyState>
  );
}

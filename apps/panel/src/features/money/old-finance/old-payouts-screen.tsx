import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { listOldPayouts, type OldPayout } from '@comanda/contract/money/old-finance/old-finance.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { PageTurner } from '@comanda/ui/table/page-turner.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconArchive } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SafeMarkup } from '../../../shared/markup/safe-markup.tsx';
import classes from './old-finance.module.css';
import { oldTexts as texts } from './texts.ts';

const PER_PAGE = 100;
const WIDTH = 640;

const statusWords = (status: string) => (status === 'PAGO' ? texts.paidStatus : status);
const periodOf = ({ fromDay, toDay }: OldPayout) => texts.periodOf(formatDay(fromDay), formatDay(toDay));

const columnsOf = (open: (payout: OldPayout) => void): readonly Column<OldPayout>[] => [
  { id: 'id', title: texts.payoutColumns.id, value: ({ payoutId }) => String(payoutId), minWidth: 70 },
  {
    id: 'loja',
    title: texts.payoutColumns.store,
    value: ({ storeId, storeName }) => `#${storeId} - ${storeName}`,
    lines: 2,
    grow: 2,
  },
  { id: 'valor', title: texts.payoutColumns.value, kind: 'money', value: ({ netCents }) => netCents },
  { id: 'taxa', title: texts.payoutColumns.fee, kind: 'money', value: ({ feeCents }) => feeCents },
  {
    id: 'comissao',
    title: texts.payoutColumns.commission,
    kind: 'money',
    value: ({ commissionCents }) => commissionCents,
  },
  { id: 'periodo', title: texts.payoutColumns.period, value: periodOf, lines: 2, grow: 2 },
  {
    id: 'status',
    title: texts.payoutColumns.status,
    onCard: 'corner',
    cell: ({ status }) => (
      <StatusLabel tone={status === 'PAGO' ? 'delivered' : 'neutral'} variant="quiet">
        {statusWords(status)}
      </StatusLabel>
    ),
  },
  {
    id: 'acoes',
    title: texts.payoutColumns.actions,
    isTitleHidden: true,
    minWidth: 60,
    cell: (payout) => (
      <RowMenu
        label={texts.actionsOf(payout.payoutId)}
        actions={[{ label: texts.information, onChoose: () => open(payout) }]}
      />
    ),
  },
];

/** The screen 'Payout' lists the payouts of the old system. */
export function OldPayoutsScreen() {
  const [requested, setRequested] = useState<{ day: string | null; page: number }>({ day: null, page: 1 });
  const [opened, setOpened] = useState<OldPayout | null>(null);
  const columns = useMemo(() => columnsOf(setOpened), []);
  const query = useQuery({
    queryKey: ['old-finance', 'payouts', requested],
    queryFn: ({ signal }) => sendCall(listOldPayouts, { ...requested, perPage: PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.payouts} subtitle={texts.payoutsSubtitle} />
      <DayFilter onShow={(day) => setRequested({ day, page: 1 })} />
      <QueryFaces
        query={query}
        skeleton={
          <SkeletonArea>
            <Skeleton width="100%" height={240} />
          </SkeletonArea>
        }
        failed={texts.payoutsFailed}
        empty={({ count }) => (count === 0 ? <Nothing /> : null)}
      >
        {({ payouts, count }) => (
          <>
            <DataTable
              label={texts.payoutList}
              noun={texts.payoutNoun}
              rows={payouts}
              // Counts the payouts of all pages.
              counted={() => texts.payoutCount(count)}
              rowKey={({ payoutId }) => payoutId}
              rowName={({ payoutId }) => String(payoutId)}
              columns={columns}
            />
            <PageTurner
              at={{
                page: requested.page,
                pages: Math.max(1, Math.ceil(count / PER_PAGE)),
                from: (requested.page - 1) * PER_PAGE + 1,
                rows: payouts.length,
                total: count,
                goTo: (page) => setRequested({ ...requested, page }),
              }}
            />
          </>
        )}
      </QueryFaces>
      {opened === null ? null : <PayoutDialog payout={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState icon={<IconArchive size={28} stroke={1.5} aria-hidden="true" />} title={texts.noPayouts}>
      {texts.noPayoutsHint}
    </EmptyState>
  );
}

function DayFilter({ onShow }: { onShow: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <div className={classes.filter}>
      <DateField
        isQuick
        label={texts.payoutDay}
        value={day}
        onChange={(written) => {
          setDay(written);
          if (written !== null) onShow(written);
        }}
      />
      <Button
        variant="subtle"
        onClick={() => {
          setDay(null);
          onShow(null);
        }}
      >
        {texts.clear}
      </Button>
    </div>
  );
}

function PayoutDialog({ payout, onClose }: { payout: OldPayout; onClose: () => void }) {
  const { detailRows: names } = texts;
  const rows = [
    [names.batch, String(payout.payoutId)],
    [names.token, payout.token],
    [names.period, periodOf(payout)],
    [names.status, statusWords(payout.status)],
    [names.value, formatMoney(payout.netCents)],
    [names.fee, formatMoney(payout.feeCents)],
    [names.commission, formatMoney(payout.commissionCents)],
    [names.retained, formatMoney(payout.retainedCents)],
    [names.compensated, formatMoney(payout.compensatedCents)],
    [names.invoice, payout.invoiceId === null ? '–' : String(payout.invoiceId)],
    [names.finished, payout.finishedAt === null ? '–' : formatDateTime(new Date(payout.finishedAt))],
  ] as const;
  return (
    <Dialog
      opened
      width={WIDTH}
      isFullOnPhone
      title={texts.detail}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="stack-16">
        <dl className={classes.facts}>
          {rows.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <SafeMarkup markup={payout.description} />
      </div>
    </Dialog>
  );
}

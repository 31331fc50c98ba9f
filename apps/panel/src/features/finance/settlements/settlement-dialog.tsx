import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import {
  readSettlement,
  type SettlementDetail,
  type SettlementTransfer,
} from '@comanda/contract/ledger/settlements.calls';
import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { formatCents } from '@comanda/domain/money/format-cents';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { DetailDialog } from '@comanda/ui/dialog/detail-dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BAR_NAMES,
  discountLines,
  keptLines,
  line,
  moneyNames,
  PART_OF_BAR,
  showPlace,
  soldLines,
  sum,
} from '../money-lines.ts';
import classes from './settlements.module.css';
import { stateTones, stateWords, settlementTexts as texts } from './texts.ts';

const WIDTH = 860;
const STATEMENT = '/financeiro/vendas/vendas';
const ORDERS_PLACE = 'pedidos-do-repasse';
/** An order's amount by the bar it is part of. */
const PARTS = { ...PART_OF_BAR, others: 'otherCents' } as const;
const isPart = (bar: string): bar is keyof typeof PARTS => Object.hasOwn(PARTS, bar);
/** Bars that all orders are in. */
const SUMS: ReadonlySet<string> = new Set(['sold', 'net']);

/** One repasse: what it came to and how, its transfers, its orders. */
export function SettlementDialog({ settlementId, onClose }: { settlementId: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['finance', 'settlement', settlementId],
    queryFn: ({ signal }) => sendCall(readSettlement, { settlementId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <DetailDialog
      query={query}
      width={WIDTH}
      title={query.data === undefined ? texts.title : texts.settlementOf(query.data.day)}
      failed={texts.detailFailed}
      onClose={onClose}
    >
      {(settlement) => <Detail settlement={settlement} />}
    </DetailDialog>
  );
}

function Detail({ settlement }: { settlement: SettlementDetail }) {
  const { payoutCents, retainedCents, orders, isWaiting, state, day } = settlement;
  const isRetainedWhole = payoutCents === 0 && retainedCents > 0;
  const [bar, setBar] = useState<keyof typeof PARTS | null>(null);
  const show = (next: typeof bar) => () => {
    setBar(next);
    showPlace(ORDERS_PLACE);
  };
  return (
    <div className="stack-16">
      <div className="cluster-12">
        <strong className={classes.amount}>{formatCents(payoutCents)}</strong>
        <StatusLabel tone={stateTones[state]} variant="quiet">
          {stateWords[state]}
        </StatusLabel>
        <span className="muted-14">{formatDay(day)}</span>
      </div>
      {isRetainedWhole ? (
        <Note tone="pending">
          <strong>{texts.retainedWhole}.</strong> {texts.retainedWholeHint}{' '}
          <a href="/financeiro/vendas/vendas?conta=conta_corrente" className={classes.link}>
            {texts.statement}
          </a>
        </Note>
      ) : null}
      {isWaiting ? (
        <div className="cluster-12">
          <span>{texts.waiting}</span>
          <ButtonLink href="/financeiro/vendas/vendas/transferir">{texts.transfer}</ButtonLink>
        </div>
      ) : null}
      <WaterfallChart
        title={texts.how}
        period={formatDay(day)}
        formula={
          <>
            <p>{texts.howFormula}</p>
            <p>{texts.retainedHint}</p>
          </>
        }
        lines={linesOf(settlement)}
        stated={{ cents: payoutCents, gapName: moneyNames.others }}
        opens={(key) => {
          if (key === 'credit' || key === 'retained')
            return `${STATEMENT}?conta=conta_corrente&periodo=${day}_${day}`;
          if (key === 'retained-invoices' || key === 'payout') return `${STATEMENT}?periodo=${day}_${day}`;
          if (orders.length === 0) return undefined;
          return isPart(key) ? show(key) : SUMS.has(key) ? show(null) : undefined;
        }}
      />
      <Transfers transfers={settlement.transfers} />
      {orders.length === 0 ? (
        <p className="muted-14">{texts.onlyCredit}</p>
      ) : (
        <Orders settlement={settlement} bar={bar} onAll={() => setBar(null)} />
      )}
    </div>
  );
}

/** Sold − fee − commission = net; net + credit − retained = what the store gets. */
function linesOf(of: SettlementDetail): WaterfallLine[] {
  const { lines } = texts;
  const { storeDiscountCents, sponsoredCents, otherCents } = of;
  // The subtotal of a repasse is after discounts.
  const subtotalCents = of.subtotalCents + storeDiscountCents + sponsoredCents;
  const hasOrders = of.orders.length > 0;
  return [
    ...soldLines({ ...of, subtotalCents }),
    ...discountLines(of),
    ...(hasOrders ? [sum('sold', lines.sold)] : []),
    ...keptLines({ ...of, othersCents: otherCents }, otherCents < 0 ? lines.covered : undefined),
    ...(hasOrders ? [sum('net', lines.net)] : []),
    ...line('credit', lines.credit, of.creditCents),
    ...line('retained', lines.retainedDebt, -of.retainedForDebtCents),
    ...line('retained-invoices', lines.retainedInvoices, -of.retainedForInvoicesCents),
    sum('payout', lines.payout),
  ];
}

function Transfers({ transfers }: { transfers: readonly SettlementTransfer[] }) {
  return (
    <section className="stack-8" aria-label={texts.transfers}>
      <h3 className={classes.heading}>{texts.transfers}</h3>
      {transfers.length === 0 ? (
        <p className="muted-14">{texts.noTransfers}</p>
      ) : (
        <ul className={`plain-list stack-8 ${classes.transfers}`}>
          {transfers.map((transfer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no number here, and never change places.
            <li key={index} className="cluster-12">
              <strong>{formatCents(transfer.cents)}</strong>
              <StatusLabel tone={stateTones[transfer.state]} variant="quiet">
                {stateWords[transfer.state]}
              </StatusLabel>
              <span className="muted-14">
                {transfer.finishedAt === null
                  ? texts.scheduled(transfer.day)
                  : formatDateTime(new Date(transfer.finishedAt))}
              </span>
              {transfer.failReason === null ? null : <span>{transfer.failReason}</span>}
              {transfer.receiptUrl === null ? null : (
                <a href={transfer.receiptUrl} className={classes.link}>
                  {texts.receipt}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OrdersProps {
  settlement: SettlementDetail;
  /** The bar whose orders are shown; null: all of them. */
  bar: keyof typeof PARTS | null;
  onAll: () => void;
}

function Orders({ settlement: { orders: all, ...of }, bar, onAll }: OrdersProps) {
  const orders = bar === null ? all : all.filter((order) => order[PARTS[bar]] !== 0);
  const { orderColumns: columns } = texts;
  const discounts = of.storeDiscountCents + of.sponsoredCents;
  return (
    <section className="stack-8" aria-label={texts.orders}>
      <h3 id={ORDERS_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.orders}
      </h3>
      {bar === null ? null : (
        <div className="cluster-12">
          <span>{texts.ordersOf(BAR_NAMES[bar], orders.length, all.length)}</span>
          <Button variant="subtle" onClick={onAll}>
            {texts.allOrders}
          </Button>
        </div>
      )}
      {of.sponsoredCents === 0 ? null : <p className="muted-14">{texts.campaignsHint}</p>}
      <PlainTable
        label={`${texts.orders}, ${texts.settlementOf(of.day)}`}
        head={[
          ...[columns.order, columns.date, columns.subtotal, columns.discount],
          ...[columns.delivery, columns.fee, columns.commission, columns.net],
        ]}
        words={[columns.date]}
        rows={orders.map((order, index) => ({
          key: `${order.orderId} ${index}`,
          cells: [
            order.code === null ? (
              texts.forgotten(order.orderId)
            ) : (
              <a
                key="order"
                href={`/financeiro/vendas/historico?pedido=${order.orderId}`}
                className={classes.link}
              >
                #{order.code}
              </a>
            ),
            order.createdAt === null ? '–' : formatDateTime(new Date(order.createdAt)),
            formatCents(order.subtotalCents),
            formatCents(order.storeDiscountCents + order.sponsoredCents),
            formatCents(order.deliveryCents),
            formatCents(order.feeCents),
            formatCents(order.commissionCents),
            formatCents(order.netCents),
          ],
        }))}
        // The sums are those of all orders.
        foot={
          bar !== null
            ? undefined
            : [
                ...[texts.total, '', formatCents(of.subtotalCents + discounts), formatCents(discounts)],
                ...[formatCents(of.deliveryCents), formatCents(of.feeCents), formatCents(of.commissionCents)],
                formatCents(of.netCents),
              ]
        }
      />
    </section>
  );
}

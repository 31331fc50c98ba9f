import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import {
  readSettlement,
  type SettledOrderRow,
  type SettlementDetail,
  type SettlementTransfer,
} from '@comanda/contract/money/ledger/settlements.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { DetailDialog } from '@comanda/ui/dialog/detail-dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BAR_NAMES, showPlace } from '../../../../shared/money-lines.ts';
import { ReturnedLine } from '../returned/returned-line.tsx';
import { amountsOf, linesOf, PARTS, type ShownAmounts, sumsOf } from './settlement-lines.ts';
import classes from './settlements.module.css';
import { stateTones, stateWords, settlementTexts as texts } from './texts.ts';

const WIDTH = 860;
const STATEMENT = '/financeiro/vendas/vendas';
const ORDERS_PLACE = 'pedidos-do-repasse';
const isPart = (bar: string): bar is keyof typeof PARTS => Object.hasOwn(PARTS, bar);
/** Names of the bars that show one part of each order's money. */
const NAMES: Readonly<Record<keyof typeof PARTS, string>> = {
  ...BAR_NAMES,
  ...{ refund: texts.lines.refund, lost: texts.lines.lost, blocked: texts.lines.blocked },
  ...{ covered: texts.lines.covered, unnamed: texts.lines.unnamed },
};
/** Bars that sum all orders, so a click on them filters nothing. */
const SUMS: ReadonlySet<string> = new Set(['sold', 'net']);

/** One settlement: its amount and computation, its transfers, its orders. */
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
  const shown = orders.map((order) => ({ order, amounts: amountsOf(order) }));
  const sums = sumsOf(settlement);
  const isRetainedWhole = payoutCents === 0 && retainedCents > 0;
  const [bar, setBar] = useState<keyof typeof PARTS | null>(null);
  const show = (next: typeof bar) => () => {
    setBar(next);
    showPlace(ORDERS_PLACE);
  };
  return (
    <div className="stack-16">
      <div className="cluster-12">
        <strong className={classes.amount}>{formatMoney(payoutCents)}</strong>
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
            {sums.refundCents === 0 && sums.lostCents === 0 && sums.blockedCents === 0 ? null : (
              <p>{texts.refundHint}</p>
            )}
          </>
        }
        lines={linesOf(settlement, sums)}
        stated={{ cents: payoutCents, gapName: texts.lines.unnamed }}
        opens={(key) => {
          if (key === 'credit' || key === 'retained')
            return `${STATEMENT}?conta=conta_corrente&periodo=${day}_${day}`;
          if (key === 'retained-invoices' || key === 'payout') return `${STATEMENT}?periodo=${day}_${day}`;
          if (orders.length === 0) return undefined;
          return isPart(key) ? show(key) : SUMS.has(key) ? show(null) : undefined;
        }}
      />
      <Returns settlement={settlement} sums={sums} />
      <Transfers transfers={settlement.transfers} />
      {orders.length === 0 ? (
        <p className="muted-14">{texts.onlyCredit}</p>
      ) : (
        <Orders day={day} shown={shown} sums={sums} bar={bar} onAll={() => setBar(null)} />
      )}
    </div>
  );
}

/** Shows the account that received commission and fee back from refunds and lost disputes. */
function Returns({ settlement, sums }: { settlement: SettlementDetail; sums: ShownAmounts }) {
  const { returned, orders } = settlement;
  const backCents = sums.feeCents - settlement.feeCents + sums.commissionCents - settlement.commissionCents;
  if (backCents === 0 && returned.length === 0) return null;
  const codes = new Map(orders.map(({ orderId, code }) => [orderId, code ?? String(orderId)]));
  return (
    <ul className="plain-list stack-4 muted-14">
      {backCents === 0 ? null : (
        <li>{texts.refundWhole(formatMoney(sums.refundCents + backCents), formatMoney(backCents))}</li>
      )}
      {returned.map((share) => (
        <li key={share.postingId}>
          {texts.lines.lost}. <ReturnedLine share={share} code={codes.get(share.orderId)} />
        </li>
      ))}
    </ul>
  );
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
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no id here, and their order is fixed.
            <li key={index} className="cluster-12">
              <strong>{formatMoney(transfer.cents)}</strong>
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
  day: string;
  shown: readonly { order: SettledOrderRow; amounts: ShownAmounts }[];
  sums: ShownAmounts;
  /** The bar that filters the orders; null: all orders. */
  bar: keyof typeof PARTS | null;
  onAll: () => void;
}

const { orderColumns: columns } = texts;
const discountOf = ({ storeDiscountCents, sponsoredCents }: ShownAmounts) =>
  storeDiscountCents + sponsoredCents;
/**
 * Columns that every settlement shows. Further columns appear if an order has an amount in them, e.g. a
 * refund.
 */
const ALWAYS: readonly [title: string, cents: (of: ShownAmounts) => number][] = [
  [columns.subtotal, ({ subtotalCents }) => subtotalCents],
  [columns.discount, discountOf],
  [columns.delivery, ({ deliveryCents }) => deliveryCents],
  [columns.fee, ({ feeCents }) => feeCents],
  [columns.commission, ({ commissionCents }) => commissionCents],
];
const WHERE_ANY: typeof ALWAYS = [
  [columns.others, ({ othersCents }) => othersCents],
  [columns.refund, ({ refundCents }) => refundCents],
  [columns.lost, ({ lostCents }) => lostCents],
  [columns.blocked, ({ blockedCents }) => blockedCents],
  [columns.covered, ({ coveredCents }) => coveredCents],
  [columns.unnamed, ({ unnamedCents }) => unnamedCents],
];

function Orders({ day, shown: all, sums, bar, onAll }: OrdersProps) {
  const shown = bar === null ? all : all.filter(({ amounts }) => amounts[PARTS[bar]] !== 0);
  const figures = [
    ...ALWAYS,
    ...WHERE_ANY.filter(([, centsOf]) => all.some(({ amounts }) => centsOf(amounts) !== 0)),
    [columns.net, ({ netCents }: ShownAmounts) => netCents] as const,
  ];
  const cellsOf = (amounts: ShownAmounts) => figures.map(([, centsOf]) => formatMoney(centsOf(amounts)));
  return (
    <section className="stack-8" aria-label={texts.orders}>
      <h3 id={ORDERS_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.orders}
      </h3>
      {bar === null ? null : (
        <div className="cluster-12">
          <span>{texts.ordersOf(NAMES[bar], shown.length, all.length)}</span>
          <Button variant="subtle" onClick={onAll}>
            {texts.allOrders}
          </Button>
        </div>
      )}
      {sums.sponsoredCents === 0 ? null : <p className="muted-14">{texts.campaignsHint}</p>}
      <PlainTable
        label={`${texts.orders}, ${texts.settlementOf(day)}`}
        head={[columns.order, columns.date, ...figures.map(([title]) => title)]}
        words={[columns.date]}
        rows={shown.map(({ order, amounts }, index) => ({
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
            ...cellsOf(amounts),
          ],
        }))}
        // No sums below a filtered list, because the sums include all orders.
        foot={bar !== null ? undefined : [texts.total, '', ...cellsOf(sums)]}
      />
    </section>
  );
}

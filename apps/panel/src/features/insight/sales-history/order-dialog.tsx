import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  type HistoryDetail,
  readHistoryOrder,
} from '@comanda/contract/insight/sales-history/sales-history.calls';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';
import { sponsorName } from '@comanda/domain/store/store/sponsors';
import { Button } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { DetailDialog } from '@comanda/ui/dialog/detail-dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  discountLines,
  line,
  moneyNames,
  retainedLines,
  showPlace,
  soldLines,
  sum,
} from '../../../shared/money-lines.ts';
import { EVENTS_PLACE, OrderEvents } from '../../money/ledger/overview/order-events.tsx';
import { hasKit, reversalOf } from './reversal-of.ts';
import classes from './sales-history.module.css';
import { toneOf } from './status-tone.ts';
import { historyTexts } from './texts.ts';
import { useKit } from './use-kit.ts';

const { detail: texts } = historyTexts;
const WIDTH = 760;
const DISCOUNTS_PLACE = 'descontos-do-pedido';
/**
 * Bars of `GIVEN` open the discounts by sponsor, bars of `SOLD` open the order. All other bars open the
 * ledger.
 */
const GIVEN: ReadonlySet<string> = new Set(['store-discount', 'sponsored', 'sponsor']);
const SOLD: ReadonlySet<string> = new Set(['products', 'delivery', 'paid']);

interface OrderDialogProps {
  orderId: number;
  onRequestReversal: (order: HistoryDetail) => void;
  onClose: () => void;
}

/** Shows the computation of one order from the sale to the store's share, with its fine and disputes. */
export function OrderDialog({ orderId, onRequestReversal, onClose }: OrderDialogProps) {
  const query = useQuery({
    queryKey: ['sales-history.read-order', orderId],
    queryFn: ({ signal }) => sendCall(readHistoryOrder, { orderId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  const kit = useKit();
  const order = query.data;
  return (
    <DetailDialog
      query={query}
      width={WIDTH}
      title={order === undefined ? texts.loading : texts.title(order.code, order.createdAt)}
      failed={texts.failed}
      actions={
        <>
          {order?.canRequestReversal ? (
            <Button variant="default" onClick={() => onRequestReversal(order)}>
              {historyTexts.requestReversal}
            </Button>
          ) : null}
          {order && (hasKit(order) || order.disputes.length > 0) ? (
            <Button
              icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
              isBusy={kit.isBusy}
              onClick={() => kit.save(orderId)}
            >
              {historyTexts.kit}
            </Button>
          ) : null}
        </>
      }
      onClose={onClose}
    >
      {(found) => <Detail order={found} />}
    </DetailDialog>
  );
}

function Detail({ order }: { order: HistoryDetail }) {
  const { book } = order;
  return (
    <div className="stack-16">
      <div className="cluster-12">
        <strong className={classes.amount}>{formatMoney(order.totalCents)}</strong>
        <StatusLabel tone={toneOf(order)} variant="quiet">
          {statusWords(order)}
        </StatusLabel>
        <span className="muted-14">
          {order.customerName} · {formatDateTime(new Date(order.createdAt))} · {methodWords(order)}
        </span>
      </div>
      <FineNote order={order} />
      {order.disputes.map(({ way, state, cents, reason, openedAt, answerBy }) => (
        <Note key={openedAt} tone={state === 'open' ? 'pending' : 'neutral'}>
          <strong>
            {texts.disputes[way]}, {texts.disputeStates[state]}: {formatMoney(cents)}
          </strong>{' '}
          {reason === null ? '' : `${reason}.`} {state === 'open' ? texts.answerBy(answerBy) : ''}
        </Note>
      ))}
      <WaterfallChart
        title={texts.how}
        period={formatDateTime(new Date(order.createdAt))}
        formula={texts.formula}
        lines={linesOf(order)}
        opens={(key) => {
          if (GIVEN.has(key))
            return order.discounts.length === 0 ? undefined : () => showPlace(DISCOUNTS_PLACE);
          if (SOLD.has(key)) return `/pedidos?pedido=${order.orderId}`;
          return book === null ? undefined : () => showPlace(EVENTS_PLACE);
        }}
      />
      {order.discounts.length === 0 ? null : (
        <section className="stack-8" aria-label={texts.discounts}>
          <h3 id={DISCOUNTS_PLACE} tabIndex={-1} className={classes.heading}>
            {texts.discounts}
          </h3>
          <ul className="plain-list stack-4">
            {order.discounts.map(({ name, cents, campaigns }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and names may repeat.
              <li key={index}>
                <div className="spread">
                  <span>{name}</span> <span>{formatMoney(cents)}</span>
                </div>
                {campaigns.map(({ sponsor, cents: given, consent }, share) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and sponsors may repeat.
                  <p key={share} className="muted-14">
                    {texts.campaign(sponsorName(sponsor), formatMoney(given))}
                    {consent === null ? texts.notGiven : texts.allowedBy(consent)}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {book === null ? <p className="muted-14">{texts.noBook}</p> : <OrderEvents orderId={order.orderId} />}
      <p>
        <a href={`/pedidos?pedido=${order.orderId}`} className={classes.link}>
          {texts.toOrder}
        </a>
      </p>
    </div>
  );
}

/** The status of the order's fine, with the texts of both sides. */
function FineNote({ order }: { order: HistoryDetail }) {
  if (order.fineCents === null) return null;
  const state = reversalOf(order);
  return (
    <Note tone={state === 'requested' || state === 'none' ? 'pending' : 'neutral'}>
      <strong>
        {texts.fine}: {formatMoney(order.fineCents)}
      </strong>{' '}
      {historyTexts.reversals[state]}
      {order.reversalDescription === null ? null : (
        <>
          <br />
          {texts.requested}: {order.reversalDescription}
        </>
      )}
      {order.reversalWords === null ? null : (
        <>
          <br />
          {texts.reason}: {order.reversalWords}
        </>
      )}
    </Note>
  );
}

/** Products + delivery − discounts = paid; paid − deductions = the store's share. Exact to the cent. */
export function linesOf(order: HistoryDetail): WaterfallLine[] {
  const { book, status } = order;
  const sold = [...soldLines(order), ...discountLines(order), sum('paid', texts.paid)];
  if (book === null) return sold;
  return [
    // An undelivered order has only its fine in the ledger, because nothing was paid out.
    ...(status === 'delivered' || book.netCents !== book.finesReversedCents - book.fineCents ? sold : []),
    ...line('refunds', MONEY_WORDS.refunds, book.lostCents - book.refundedCents),
    ...line('lost', MONEY_WORDS.lost, -book.lostCents),
    ...retainedLines({ ...book, othersCents: -book.otherCents }),
    ...line('sponsor', moneyNames.sponsor, book.sponsorCents),
    ...line('fines', texts.fines, -book.fineCents),
    ...line('fines-back', texts.finesBack, book.finesReversedCents),
    sum('net', texts.net),
  ];
}

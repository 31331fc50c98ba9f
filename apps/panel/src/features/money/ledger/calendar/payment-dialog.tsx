import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import type { CalendarPayment } from '@comanda/contract/money/ledger/calendar.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './calendar.module.css';
import { type SumLine, SumLines } from './payout-lines.tsx';
import { PaymentStatusLabel } from './statuses.tsx';
import { minus, plus, type ShownStatus, shownStatus, calendarTexts as texts, wayWords } from './texts.ts';

/** 'Detalhe do pagamento': how the amount is computed, with a link to its order. */
export function PaymentDialog({ payment, onClose }: { payment: CalendarPayment; onClose: () => void }) {
  const status = shownStatus(payment);
  const hint = isExplained(status) ? texts[status] : null;
  const note = noteOf(payment);
  const facts = [
    [texts.way, wayWords(payment)],
    [texts.soldOn, formatDay(payment.soldOn)],
    [texts.delivered, formatDateTime(new Date(payment.deliveredAt))],
    [texts.dueOn, formatDay(payment.dueOn)],
    ...(payment.settledOn === null ? [] : [[texts.settledOn, formatDay(payment.settledOn)]]),
  ] as const;
  return (
    <Dialog
      opened
      title={texts.detail}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink href={`/pedidos?pedido=${payment.orderId}`}>{texts.openOrder(payment)}</ButtonLink>
        </>
      }
    >
      <div className="stack-16">
        <div className="cluster-12">
          <strong className={classes.bigAmount}>{formatMoney(payment.cents)}</strong>
          <PaymentStatusLabel status={status} />
        </div>
        {hint === null ? null : <p className="text-14">{hint}</p>}
        <SumLines label={texts.detail} lines={linesOf(payment)} />
        {note === null ? null : <p className="muted-13">{note}</p>}
        <dl className={`${classes.lines} ${classes.facts}`}>
          {facts.map(([name, words]) => (
            <div key={name} className={classes.line}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

const EXPLAINED = ['blocked', 'failed', 'available', 'transit'] as const;
const isExplained = (status: ShownStatus): status is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((each) => each === status);

/**
 * Lines for amounts that changed after the order's delivery, e.g. refunds, in the sequence of the formula.
 * Amounts of 0 have no line.
 */
function changesOf(payment: CalendarPayment): SumLine[] {
  const { refundedCents, commissionBackCents, feeBackCents, coveredCents, contestedCents } = payment;
  const changes = [
    [texts.refunded, -refundedCents],
    [texts.commissionBack, commissionBackCents],
    [texts.feeBack, feeBackCents],
    [texts.covered, coveredCents],
    [texts.contested, -contestedCents],
  ] as const;
  return changes.flatMap(([name, cents]) =>
    cents === 0 ? [] : [{ name, amount: cents < 0 ? minus(-cents) : plus(cents) }],
  );
}

/** True: the order has only this payment, so the order's changes are this payment's changes. */
function isChangedAlone(payment: CalendarPayment): boolean {
  const { refundedCents, commissionBackCents, feeBackCents, coveredCents, contestedCents } = payment;
  const since = commissionBackCents + feeBackCents + coveredCents - refundedCents - contestedCents;
  return payment.originalCents === payment.netCents && payment.originalCents + since === payment.cents;
}

/** Explains in words the changes of an order with several payments. */
function noteOf(payment: CalendarPayment): string | null {
  if (payment.cents === payment.originalCents || isChangedAlone(payment)) return null;
  const parts = changesOf(payment).map(({ name, amount }) => `${name.toLowerCase()} ${amount}`);
  return parts.length === 0 ? null : texts.ofWholeOrder(parts);
}

/**
 * Paid − fee − commission = net amount of the whole order. The amount received is this payment's part of the
 * net amount, minus refunds.
 */
function linesOf(payment: CalendarPayment): SumLine[] {
  const { paidCents, feeCents, commissionCents, otherCents, netCents, originalCents, cents } = payment;
  const { instalment, instalments } = payment;
  const isComplete = originalCents === netCents;
  const isUntouched = cents === originalCents;
  return [
    { name: texts.paidByCustomer, amount: formatMoney(paidCents) },
    { name: texts.fee, amount: minus(feeCents) },
    { name: texts.commission, amount: minus(commissionCents) },
    ...(otherCents > 0 ? [{ name: texts.other, amount: minus(otherCents) }] : []),
    { name: texts.net, amount: formatMoney(netCents), isSum: true },
    ...(isComplete
      ? []
      : [
          {
            name: instalments > 1 ? texts.instalmentOf(instalment, instalments) : texts.partOf,
            amount: formatMoney(originalCents),
          },
        ]),
    ...(isUntouched
      ? []
      : isChangedAlone(payment)
        ? changesOf(payment)
        : [{ name: texts.reduced, amount: minus(originalCents - cents) }]),
    ...(isComplete && isUntouched
      ? []
      : [
          {
            name: payment.isPaid ? texts.received : texts.toReceive,
            amount: formatMoney(cents),
            isSum: true,
          },
        ]),
  ];
}

import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import type { CalendarPayment } from '@comanda/contract/ledger/calendar.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import classes from './calendar.module.css';
import { type SumLine, SumLines } from './payout-lines.tsx';
import { PaymentStatusLabel } from './statuses.tsx';
import { minus, type ShownStatus, shownStatus, calendarTexts as texts, wayWords } from './texts.ts';

/** 'Detalhe do pagamento': how the amount came about, and the order it is of. */
export function PaymentDialog({ payment, onClose }: { payment: CalendarPayment; onClose: () => void }) {
  const status = shownStatus(payment);
  const hint = isExplained(status) ? texts[status] : null;
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
          <strong className={classes.bigAmount}>{formatCents(payment.cents)}</strong>
          <PaymentStatusLabel status={status} />
        </div>
        {hint === null ? null : <p className="text-14">{hint}</p>}
        <SumLines label={texts.detail} lines={linesOf(payment)} />
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

/** Paid − fee − commission = net of the whole order; its part of that, less what was given back, is what is received. */
function linesOf(payment: CalendarPayment): SumLine[] {
  const { paidCents, feeCents, commissionCents, otherCents, netCents, originalCents, cents } = payment;
  const { instalment, instalments } = payment;
  const isWhole = originalCents === netCents;
  const isUntouched = cents === originalCents;
  return [
    { name: texts.paidByCustomer, amount: formatCents(paidCents) },
    { name: texts.fee, amount: minus(feeCents) },
    { name: texts.commission, amount: minus(commissionCents) },
    ...(otherCents > 0 ? [{ name: texts.other, amount: minus(otherCents) }] : []),
    { name: texts.net, amount: formatCents(netCents), isSum: true },
    ...(isWhole
      ? []
      : [
          {
            name: instalments > 1 ? texts.instalmentOf(instalment, instalments) : texts.partOf,
            amount: formatCents(originalCents),
          },
        ]),
    ...(isUntouched ? [] : [{ name: texts.reduced, amount: minus(originalCents - cents) }]),
    ...(isWhole && isUntouched
      ? []
      : [
          {
            name: payment.isPaid ? texts.received : texts.toReceive,
            amount: formatCents(cents),
            isSum: true,
          },
        ]),
  ];
}

import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { invoiceAmount } from '@comanda/domain/money/ledger/invoice-amount';
import { Button } from '@comanda/ui/button/button.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { InvoiceMenu } from './invoice-menu.tsx';
import classes from './invoices.module.css';
import { statusTones, statusWords, invoiceTexts as texts } from './texts.ts';

/** The columns of the list. `today` decides which tax invoices are late. */
export const invoiceColumns = (
  open: (what: 'fatura' | 'pagar', invoiceId: number) => void,
  today: CalendarDate,
): readonly Column<Invoice>[] => [
  { id: 'id', title: texts.columns.id, value: ({ invoiceId }) => String(invoiceId), minWidth: 70, grow: 0 },
  {
    id: 'periodo',
    title: texts.columns.period,
    minWidth: 190,
    lines: 2,
    value: ({ startsOn, endsOn }) =>
      startsOn === null || endsOn === null ? texts.byHand : texts.period(startsOn, endsOn),
  },
  {
    id: 'valor',
    title: texts.columns.value,
    kind: 'money',
    minWidth: 150,
    lines: 3,
    cell: (invoice) => <InvoiceValue invoice={invoice} />,
  },
  {
    id: 'vencimento',
    title: texts.columns.dueOn,
    value: ({ dueOn, status }) => (status === 'accumulated' ? '–' : formatDay(dueOn)),
  },
  {
    id: 'status',
    title: texts.columns.status,
    onCard: 'corner',
    cell: ({ status }) => (
      <StatusLabel tone={statusTones[status]} variant="quiet">
        {statusWords[status]}
      </StatusLabel>
    ),
  },
  {
    id: 'pagar',
    title: texts.pay,
    isTitleHidden: true,
    minWidth: 110,
    grow: 0,
    cell: ({ payUrl, invoiceId }) =>
      payUrl === null ? null : (
        <Button aria-label={texts.payOf(invoiceId)} onClick={() => open('pagar', invoiceId)}>
          {texts.pay}
        </Button>
      ),
  },
  {
    id: 'acoes',
    title: texts.columns.actions,
    onCard: 'corner',
    minWidth: 76,
    grow: 0,
    cell: (invoice) => (
      <InvoiceMenu invoice={invoice} today={today} onDetail={() => open('fatura', invoice.invoiceId)} />
    ),
  },
];

/** The amount to pay. An accumulated invoice shows the amount that is carried to the next invoice. */
function InvoiceValue({ invoice: { status, valueCents, openCents } }: { invoice: Invoice }) {
  const { additionCents, discountCents } = invoiceAmount(-valueCents);
  const isAccumulated = status === 'accumulated';
  const isPartlyPaid = openCents > 0 && openCents < valueCents;
  return (
    <span className={classes.value}>
      <span className={classes.money}>{formatMoney(isAccumulated ? 0 : valueCents)}</span>
      {isAccumulated && additionCents > 0 ? <small>{texts.addition(additionCents)}</small> : null}
      {isAccumulated && discountCents > 0 ? <small>{texts.discount(discountCents)}</small> : null}
      {isPartlyPaid ? <small>{texts.left(openCents)}</small> : null}
    </span>
  );
}

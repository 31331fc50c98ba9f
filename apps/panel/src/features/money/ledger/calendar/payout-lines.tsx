import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './calendar.module.css';

/** A line of a computation, with its formatted amount. */
export interface SumLine {
  name: string;
  amount: string;
  /** True: this line is the sum of the lines above. */
  isSum?: boolean;
}

interface Payout {
  sumCents: number;
  retainedCents: number;
  retainedForInvoicesCents: number;
  creditCents: number;
  payoutCents: number;
}

type PayoutNames = Record<'sum' | 'retained' | 'retainedForInvoices' | 'credit' | 'payout', string>;

/** The lines from payments to settlement. Amounts of 0 have no line. */
export function payoutLines(of: Payout, names: PayoutNames): SumLine[] {
  const { sumCents, retainedCents, retainedForInvoicesCents, creditCents, payoutCents } = of;
  return [
    { name: names.sum, amount: formatMoney(sumCents) },
    ...(retainedCents > 0 ? [{ name: names.retained, amount: `− ${formatMoney(retainedCents)}` }] : []),
    ...(retainedForInvoicesCents > 0
      ? [{ name: names.retainedForInvoices, amount: `− ${formatMoney(retainedForInvoicesCents)}` }]
      : []),
    ...(creditCents > 0 ? [{ name: names.credit, amount: `+ ${formatMoney(creditCents)}` }] : []),
    { name: names.payout, amount: formatMoney(payoutCents), isSum: true },
  ];
}

/** Shows the lines of a computation with aligned amounts. */
export function SumLines({ lines, label }: { lines: readonly SumLine[]; label: string }) {
  return (
    <dl className={classes.lines} aria-label={label}>
      {lines.map(({ name, amount, isSum }) => (
        <div key={name} className={classes.line} data-sum={isSum || undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { InvoiceDetail } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { laterWords, NEXT_INVOICE } from '@comanda/domain/money/ledger/settled-words';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { settlementPath } from '../../../shared/settlement-path.ts';
import classes from './invoices.module.css';
import { detailTexts as texts } from './texts.ts';

/** Element id: the chart's bar for entries before the invoice was closed links to this place. */
export const LATER_PLACE = 'antes-do-fechamento';

/**
 * Entries made after the end of the period and before the invoice was closed. Marks the part that this
 * invoice includes.
 */
export function LaterEntries({ invoice: { later, laterCents } }: { invoice: InvoiceDetail }) {
  if (later.length === 0) return null;
  const nextCents = laterCents - later.reduce((sum, { cents }) => sum + cents, 0);
  const rows = later.map(({ kind, cents, settlementId, settledOn }) => {
    const words = laterWords(kind, settledOn);
    const name =
      settlementId === null ? (
        words
      ) : (
        <a key="repasse" className={classes.order} href={settlementPath(settlementId)}>
          {words}
        </a>
      );
    return { key: words, cells: [name, formatMoney(cents)] };
  });
  const next = { key: NEXT_INVOICE, cells: [NEXT_INVOICE, formatMoney(nextCents)] };
  return (
    <section className="stack-8" aria-label={texts.later}>
      <h3 id={LATER_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.later}
      </h3>
      <PlainTable
        label={texts.laterTable}
        head={[texts.entryColumns.what, texts.entryColumns.value]}
        rows={nextCents === 0 ? rows : [...rows, next]}
        foot={[texts.laterCounted, formatMoney(laterCents)]}
      />
    </section>
  );
}

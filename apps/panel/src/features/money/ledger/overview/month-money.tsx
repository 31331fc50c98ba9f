import type { PeriodSummary } from '@comanda/contract/money/ledger/overview.calls';
import { invoiceAmount } from '@comanda/domain/money/ledger/invoice-amount';
import { explainFigure } from '@comanda/domain/money/ledger/month-figures';
import { formatAmount } from '@comanda/ui/chart/format-amount.ts';
import { overviewTexts } from './texts.ts';

const { money: texts } = overviewTexts;

interface Term {
  name: string;
  cents: number;
}

/**
 * Both sides of a month's money. Sources: the month's result and the balance left from the month before.
 * Uses: the purposes that this money served. Amounts of 0 are left out.
 */
function sidesOf(of: PeriodSummary, monthBefore: string | null): { sources: Term[]; uses: Term[] } {
  const { amountCents } = of.isClosed ? invoiceAmount(of.balanceCents) : { amountCents: 0 };
  const isThere = ({ cents }: Term) => cents !== 0;
  const { cents: resultCents } = explainFigure('result', of);
  const opening = monthBefore === null ? texts.openingFirst : texts.opening(monthBefore);
  return {
    sources: [
      { name: texts.result, cents: resultCents },
      ...[
        {
          name: of.contestedCents < 0 ? texts.contestedBack : texts.contested,
          cents: -of.contestedCents,
        },
        { name: opening, cents: of.openingCents },
        { name: texts.other, cents: of.otherCents },
      ].filter(isThere),
    ],
    uses: [
      { name: of.receivedCents < 0 ? texts.returned : texts.received, cents: of.receivedCents },
      ...[
        { name: texts.receivable, cents: of.receivableCents },
        ...(amountCents > 0
          ? [
              { name: texts.invoice, cents: of.balanceCents },
              { name: texts.beforeClosing, cents: of.currentEndCents - of.balanceCents },
            ]
          : [{ name: of.isClosed ? texts.currentAtEnd : texts.current, cents: of.currentEndCents }]),
        { name: texts.olderInvoices, cents: of.owedCents - of.currentEndCents },
        { name: texts.paidInvoices, cents: -of.paidInvoicesCents },
      ].filter(isThere),
    ],
  };
}

const text = (terms: readonly Term[]): string =>
  terms
    .map(({ name, cents }, at) => {
      const sign = cents < 0 ? '− ' : at === 0 ? '' : '+ ';
      return `${sign}${name} ${formatAmount(Math.abs(cents), 'money')}`;
    })
    .join(' ');

/**
 * One line that shows what became of the month's result: 'Resultado R$ 456,83 − contestado R$ 60,00 =
 * recebido R$ 214,54 + …'.
 */
export function MonthMoney({ summary, monthBefore }: { summary: PeriodSummary; monthBefore: string | null }) {
  const { sources, uses } = sidesOf(summary, monthBefore);
  return (
    <section aria-label={texts.title} className="stack-8">
      <h2>{texts.title}</h2>
      <p>
        {text(sources)} = {text(uses)}
      </p>
      <p className="muted-14">{texts.hint}</p>
    </section>
  );
}

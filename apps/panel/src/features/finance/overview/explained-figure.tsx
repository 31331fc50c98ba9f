import type { PeriodSummary } from '@comanda/contract/ledger/overview.calls';
import {
  explainFigure,
  type FigureEntries,
  MONTH_FIGURES,
  type MonthFigureId,
} from '@comanda/domain/ledger/month-figures';
import { formatCents } from '@comanda/domain/money/format-cents';
import type { MouseEvent } from 'react';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** The heading of the month's orders on this screen. */
export const ORDERS_PLACE = 'transacoes-por-pedido';

/** Where the entries behind a figure are read. */
const placeOf: Record<FigureEntries, (of: PeriodSummary) => string> = {
  orders: () => `#${ORDERS_PLACE}`,
  'current-account': ({ from, to }) =>
    `/financeiro/vendas/vendas?conta=conta_corrente&periodo=PP&inicio=${from}&fim=${to}`,
  settlements: ({ from, to }) => `/financeiro/repasses?periodo=${from}_${to}`,
};

/** What stands under 'Como calculamos': what a figure is, its formula with the month's numbers, and where its entries are. */
export function ExplainedFigure({ id, summary }: { id: MonthFigureId; summary: PeriodSummary }) {
  const { label, definition, entries } = MONTH_FIGURES[id];
  const { cents, terms } = explainFigure(id, summary);
  return (
    <div className="stack-8">
      <p>
        <strong>{label}</strong>. {definition}
      </p>
      {terms.length === 0 ? null : (
        <p>
          {terms.map(
            ({ name, cents: part }, index) => `${signOf(part, index)}${name} ${unbroken(Math.abs(part))} `,
          )}
          = <strong>{unbroken(cents)}</strong>
        </p>
      )}
      <p>
        <a
          href={placeOf[entries](summary)}
          className={classes.link}
          onClick={entries === 'orders' ? goToOrders : undefined}
        >
          {texts.entries[entries]}
        </a>
      </p>
    </div>
  );
}

/** The orders stand on this page: their heading takes the focus, so that the keys go on from there. */
function goToOrders(event: MouseEvent) {
  event.preventDefault();
  const heading = document.getElementById(ORDERS_PLACE);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** An amount that stays in one line. */
const unbroken = (cents: number): string => formatCents(cents).replace(' ', '\u00a0');

const signOf = (cents: number, index: number): string => (cents < 0 ? '− ' : index === 0 ? '' : '+ ');

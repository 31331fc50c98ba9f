import type { PeriodSummary } from '@comanda/contract/money/ledger/overview.calls';
import {
  explainFigure,
  type FigureEntries,
  MONTH_FIGURES,
  type MonthFigureId,
} from '@comanda/domain/money/ledger/month-figures';
import { FormulaLine } from '@comanda/ui/chart/formula-line.tsx';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** Element id of the month's orders on this screen, for links. */
export const ORDERS_PLACE = 'transacoes-por-pedido';

/** The link to the entries that a number is computed from. */
const placeOf: Record<FigureEntries, (of: PeriodSummary) => string> = {
  orders: () => `#${ORDERS_PLACE}`,
  'current-account': ({ from, to }) => `/financeiro/vendas/vendas?conta=conta_corrente&periodo=${from}_${to}`,
  settlements: ({ from, to }) => `/financeiro/repasses?periodo=${from}_${to}`,
};

/** Returns the link to these entries of a month. */
export const entriesPlace = (entries: FigureEntries, of: PeriodSummary): string => placeOf[entries](of);

interface ExplainedFigureProps {
  id: MonthFigureId;
  summary: PeriodSummary;
  /** True: the formula has no numbers, because the numbers are already next to this text. */
  isBrief?: boolean;
  /** Filters the list of orders by the chart's bar for this number, if there is such a bar. */
  onBar?: (bar: string) => void;
}

/** The chart's bar for each number that has one. */
const BAR_OF: Partial<Record<MonthFigureId, string>> = {
  ...{ sponsored: 'sponsored', outside: 'outside', fee: 'fee', commission: 'commission' },
};

/** The text below 'Como calculamos': definition, formula with the month's numbers, link to the entries. */
export function ExplainedFigure({ id, summary, isBrief = false, onBar }: ExplainedFigureProps) {
  const { label, definition, entries } = MONTH_FIGURES[id];
  const { cents, terms } = explainFigure(id, summary);
  const bar = BAR_OF[id];
  return (
    <div className="stack-8">
      <p>
        <strong>{label}</strong>. {definition}
      </p>
      {isBrief || terms.length === 0 ? null : <FormulaLine terms={terms} sum={{ cents }} />}
      <p>
        {bar === undefined || onBar === undefined ? (
          <a href={placeOf[entries](summary)} className={classes.link}>
            {texts.entries[entries]}
          </a>
        ) : (
          <button type="button" className={`plain-button ${classes.link}`} onClick={() => onBar(bar)}>
            {texts.entries[entries]}
          </button>
        )}
      </p>
    </div>
  );
}

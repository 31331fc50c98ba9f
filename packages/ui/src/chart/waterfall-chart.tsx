import { formulasOf, GAP_KEY, type WaterfallLine, waterfallOf } from '@comanda/domain/kit/figures/waterfall';
import { ChartFrame, type ChartHead } from './chart-frame.tsx';
import { formatAmount } from './format-amount.ts';
import { FormulaLine } from './formula-line.tsx';
import { inkOf } from './inks.ts';
import classes from './row-bars.module.css';
import { RowBars } from './row-bars.tsx';
import { describeWaterfall } from './sentences.ts';
import { chartTexts } from './texts.ts';

interface WaterfallChartProps extends ChartHead {
  lines: readonly WaterfallLine[];
  /**
   * The result as stated by another source, e.g. the transfer. A difference that the lines do not explain
   * gets its own line.
   */
  stated?: { cents: number; gapName: string };
  /** Returns the details of a bar: an address or a function. Undefined: the bar has no details. */
  opens?: (key: string) => string | (() => void) | undefined;
}

/**
 * Explains an amount line by line. Each bar begins at the end of the previous bar, and the lines add up to
 * the cent. 'Como calculamos' shows `formula` and each sum with its numbers.
 */
export function WaterfallChart({ lines, stated, formula, opens, ...head }: WaterfallChartProps) {
  const steps = waterfallOf(lines, stated);
  const amountOf = (cents: number, isSum: boolean) =>
    `${!isSum && cents > 0 ? '+\u00a0' : ''}${formatAmount(cents, 'money')}`;
  return (
    <ChartFrame
      {...head}
      formula={
        formula === undefined ? undefined : (
          <div className="stack-8">
            {typeof formula === 'string' ? <p>{formula}</p> : formula}
            {formulasOf(steps).map((each) => (
              <FormulaLine key={each.sum.name} {...each} />
            ))}
          </div>
        )
      }
      unit="money"
      isEmpty={steps.length === 0}
      sentence={describeWaterfall(steps)}
      table={{
        head: [chartTexts.line, chartTexts.amount],
        rows: steps.map(({ key, name, cents, isSum }) => ({ key, cells: [name, amountOf(cents, isSum)] })),
      }}
    >
      <RowBars
        isThreaded
        rows={steps.map(({ key, name, cents, from, to, isSum }) => ({
          key,
          name: <BarName name={name} opens={opens?.(key)} />,
          from,
          to,
          amount: amountOf(cents, isSum),
          ink: inkOf(key === GAP_KEY ? GAP_KEY : isSum ? 'sum' : cents < 0 ? 'minus' : 'plus'),
          isStrong: isSum,
        }))}
      />
    </ChartFrame>
  );
}

function BarName({ name, opens }: { name: string; opens: string | (() => void) | undefined }) {
  if (opens === undefined) return name;
  if (typeof opens === 'string')
    return (
      <a href={opens} className={classes.opens}>
        {name}
      </a>
    );
  return (
    <button type="button" className={`plain-button ${classes.opens}`} onClick={opens}>
      {name}
    </button>
  );
}

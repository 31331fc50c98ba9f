import { REST_KEY } from '@comanda/domain/kit/figures/shares';
import { sumOf, type Unit } from './chart-data.ts';
import { ChartFrame, type ChartHead } from './chart-frame.tsx';
import { formatAmount } from './format-amount.ts';
import { inkOf } from './inks.ts';
import { RowBars } from './row-bars.tsx';
import { describeRows } from './sentences.ts';
import { chartTexts } from './texts.ts';

interface BarChartProps extends ChartHead {
  unit: Unit;
  /** Rows in display order. `largestParts` returns the largest parts and 'Outros'. */
  rows: readonly { key: string; name: string; value: number }[];
  /** Title of the first column of the table, e.g. `Bairro`. */
  rowName: string;
  /** Key of the colour that all rows share. The colour identifies the counted subject. */
  inkKey?: string;
}

/**
 * Shows the amounts of categories as horizontal bars. Bars of negative amounts extend to the left of zero.
 */
export function BarChart({ unit, rows, rowName, inkKey = '', ...head }: BarChartProps) {
  const isEmpty = rows.length === 0;
  const values = rows.map(({ value }) => value);
  return (
    <ChartFrame
      {...head}
      unit={unit}
      isEmpty={isEmpty}
      sentence={describeRows(rows, unit)}
      table={{
        head: [rowName, chartTexts.amount],
        rows: rows.map(({ key, name, value }) => ({ key, cells: [name, formatAmount(value, unit)] })),
        foot: [chartTexts.total, formatAmount(sumOf(values), unit)],
      }}
    >
      <RowBars
        rows={rows.map(({ key, name, value }) => ({
          key,
          name,
          from: 0,
          to: value,
          amount: formatAmount(value, unit),
          ink: inkOf(key === REST_KEY ? REST_KEY : inkKey),
        }))}
      />
    </ChartFrame>
  );
}

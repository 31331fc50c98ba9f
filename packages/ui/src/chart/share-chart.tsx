import { largestParts, type Part, sharesOf } from '@comanda/domain/kit/figures/shares';
import { useId } from 'react';
import type { Unit } from './chart-data.ts';
import { ChartFrame, type ChartHead } from './chart-frame.tsx';
import { formatAmount, formatShare } from './format-amount.ts';
import { fillOf, InkPatterns } from './ink-patterns.tsx';
import { inksOf } from './inks.ts';
import { percent } from './plot/picture-props.ts';
import { describeShares } from './sentences.ts';
import classes from './share-chart.module.css';
import { chartTexts } from './texts.ts';

interface ShareChartProps extends ChartHead {
  /** Shape of the chart. People compare lengths of a bar more easily than parts of a ring. */
  shape: 'ring' | 'bar';
  unit: Unit;
  parts: readonly Part[];
  /** Title of the first column of the table, e.g. `Forma de pagamento`. */
  partName: string;
  /** Maximum number of separate parts. All other parts form one sum. */
  most?: number;
  restName?: string;
}

/** Parts of a whole: a ring or a bar, and a list of all parts. Shares add up to 100%. */
export function ShareChart(props: ShareChartProps) {
  const { shape, unit, parts: all, partName, most = 6, restName = 'Outros', ...head } = props;
  const patterns = useId();
  const parts = largestParts(all, most, restName);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  const inks = inksOf(parts.map(({ key }) => key));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  let end = 0;
  const slices = parts.map(({ key, amount }, index) => {
    const start = end;
    end += amount / total;
    return { key, start, size: amount / total, ink: inks[index] ?? 'rest' };
  });
  const shown = parts.map((part, index) => ({
    ...part,
    ink: inks[index] ?? 'rest',
    text: formatAmount(part.amount, unit),
    share: formatShare(shares[index] ?? 0, part.amount),
  }));
  return (
    <ChartFrame
      {...head}
      unit={unit}
      isEmpty={parts.length === 0}
      sentence={describeShares(parts, shares)}
      table={{
        head: [partName, chartTexts.amount, chartTexts.share],
        rows: shown.map(({ key, name, text, share }) => ({ key, cells: [name, text, share] })),
        foot: [chartTexts.total, formatAmount(total, unit), '100%'],
      }}
    >
      <InkPatterns id={patterns} />
      <div className={classes.whole} data-shape={shape}>
        <ul className={classes.parts}>
          {shown.map(({ key, name, ink, text, share }) => (
            <li key={key} className={classes.part}>
              <svg className={classes.swatch} aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={fillOf(patterns, ink)} />
              </svg>
              <span className={classes.name}>{name}</span>
              <span className={classes.amount}>{text}</span>
              <span className={classes.share}>{share}</span>
            </li>
          ))}
        </ul>
        {shape === 'ring' ? (
          <svg className={classes.ring} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
            {slices.map(({ key, start, size, ink }) => (
              <path
                key={key}
                className={classes.slice}
                // This circle starts at the top. A rotated circle would also rotate its patterns, which would
                // then differ from the legend's.
                d="M0-38A38 38 0 0 1 0 38A38 38 0 0 1 0-38"
                pathLength="1000"
                stroke={fillOf(patterns, ink)}
                strokeDasharray={`${size * 1_000} 1000`}
                strokeDashoffset={-start * 1_000}
              />
            ))}
            {slices.length > 1
              ? slices.map(({ key, start }) => (
                  <line
                    key={key}
                    className={classes.cut}
                    x1="27"
                    x2="49"
                    transform={`rotate(${start * 360 - 90})`}
                  />
                ))
              : null}
          </svg>
        ) : (
          <svg className={classes.bar} aria-hidden="true" focusable="false">
            {slices.map(({ key, start, size, ink }) => (
              <rect
                key={key}
                className={classes.piece}
                x={percent(start)}
                width={percent(size)}
                height="100%"
                fill={fillOf(patterns, ink)}
              />
            ))}
          </svg>
        )}
      </div>
    </ChartFrame>
  );
}

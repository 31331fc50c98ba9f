import classes from './ink-patterns.module.css';
import type { Ink } from './inks.ts';

/**
 * A pattern over each chart colour, so that colour is never the only difference. Each tile is 8 units wide;
 * the first colour has no pattern.
 */
const MARKS: readonly { ink: Ink; path: string }[] = [
  { ink: '1', path: '' },
  { ink: '2', path: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6' },
  { ink: '3', path: 'M2 2 h0 M6 6 h0' },
  { ink: '4', path: 'M-2 6 L2 10 M0 0 L8 8 M6 -2 L10 2' },
  { ink: '5', path: 'M0 2 H8 M0 6 H8' },
  { ink: '6', path: 'M0 4 H8 M4 0 V8' },
  { ink: 'rest', path: '' },
  { ink: 'sum', path: '' },
];

/**
 * Returns the SVG fill of one colour, in a chart with several colours. `patterns` is the id of {@link
 * InkPatterns}.
 */
export function fillOf(patterns: string, ink: Ink): string {
  return `url(#${patterns}-${ink})`;
}

/**
 * Defines the patterns over a chart's colours. Render it once per chart, before the shapes that use the
 * patterns.
 */
export function InkPatterns({ id }: { id: string }) {
  return (
    <svg className={classes.patterns} aria-hidden="true" focusable="false">
      <defs>
        {MARKS.map(({ ink, path }) => (
          <pattern
            key={ink}
            id={`${id}-${ink}`}
            data-ink={ink}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect className={classes.ground} width="8" height="8" />
            {path === '' ? null : <path className={classes.mark} d={path} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

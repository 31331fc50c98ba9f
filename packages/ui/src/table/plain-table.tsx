import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

interface PlainTableProps {
  /** What it lists, for screen readers. */
  label: string;
  head: readonly string[];
  /** Texts as they are read, or links; the first of a row names it, the others are figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Sums under the figures. */
  foot?: readonly string[];
}

/** A table of figures that is read and printed, no more: all rows stand, its head on every sheet. For lists see DataTable. */
export function PlainTable({ label, head, rows, foot }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled with the keys.
    <section className={classes.scroller} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <Cells head={head} cells={cells} />
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              <Cells head={head} cells={foot} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function Cells({ head, cells }: { head: readonly string[]; cells: readonly ReactNode[] }) {
  return head.map((column, index) =>
    index === 0 ? (
      <th key={column} scope="row">
        {cells[index]}
      </th>
    ) : (
      <td key={column}>{cells[index]}</td>
    ),
  );
}

import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

interface PlainTableProps {
  /** What it lists, for screen readers. */
  label: string;
  head: readonly string[];
  /** Texts as they are read, or links; the first of a row names it, the others are figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Those of `head` under which words stand, not figures; the first column is of words anyway. */
  words?: readonly string[];
  /** Sums under the figures. */
  foot?: readonly string[];
}

/** A table of figures that is read and printed, no more: all rows stand, its head on every sheet. For lists see DataTable. */
export function PlainTable({ label, head, rows, words = [], foot }: PlainTableProps) {
  const isOfWords = (column: string) => words.includes(column) || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled with the keys.
    <section className={classes.scroller} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" data-words={isOfWords(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <Cells head={head} cells={cells} isOfWords={isOfWords} />
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              <Cells head={head} cells={foot} isOfWords={isOfWords} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

interface CellsProps {
  head: readonly string[];
  cells: readonly ReactNode[];
  isOfWords: (column: string) => true | undefined;
}

function Cells({ head, cells, isOfWords }: CellsProps) {
  return head.map((column, index) =>
    index === 0 ? (
      <th key={column} scope="row">
        {cells[index]}
      </th>
    ) : (
      <td key={column} data-words={isOfWords(column)}>
        {cells[index]}
      </td>
    ),
  );
}

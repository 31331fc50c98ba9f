import type { ReactNode } from 'react';
import classes from './plain-table.module.css';

interface PlainTableProps {
  /** Name of the table for screen readers. */
  label: string;
  head: readonly string[];
  /** Formatted texts or links. The first cell of a row names the row, the other cells are numbers. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns of `head` that contain words instead of numbers. The first column always contains words. */
  words?: readonly string[];
  /** Sums below the numbers. */
  foot?: readonly string[];
}

/**
 * A table for reading and printing: it renders all rows and repeats its head on every page. For lists see
 * DataTable.
 */
export function PlainTable({ label, head, rows, words = [], foot }: PlainTableProps) {
  const isOfWords = (column: string) => words.includes(column) || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be scrollable by keyboard.
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

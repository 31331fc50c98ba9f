import { memo } from 'react';
import classes from './data-table.module.css';
import { placeOnCard } from './list-shape.ts';
import { cellContent, isNumeric } from './table-cell.tsx';
import type { Column } from './table-declaration.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  name: string;
  /** Place among all rows that are shown, from 0. */
  index: number;
  top: number;
  columns: readonly Column<Row>[];
  /** Null: rows cannot be selected. */
  isSelected: boolean | null;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, name, index, top, columns, isSelected, onSelect } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table row of the browser cannot be one of few that are drawn, nor a card
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div
      role="row"
      data-row={id}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      className={classes.row}
      style={{ top }}
    >
      {isSelected === null ? null : (
        // biome-ignore lint/a11y/useSemanticElements: as the row
        <div role="gridcell" data-cell tabIndex={-1} className={classes.check}>
          <label>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Selecionar ${name}`}
              checked={isSelected}
              onChange={({ nativeEvent, currentTarget }) =>
                onSelect(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </div>
      )}
      {columns.map((column, at) => {
        const place = placeOnCard(columns, at);
        return (
          <div
            key={column.id}
            role={place === 'name' ? 'rowheader' : 'gridcell'}
            data-cell
            tabIndex={-1}
            className={classes.cell}
            data-place={place}
            data-numeric={isNumeric(column) || undefined}
            data-title={column.title}
          >
            {cellContent(column, row)}
          </div>
        );
      })}
    </div>
  );
}

/** One row, or one card; drawn anew only when what it shows changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

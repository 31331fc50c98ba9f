import { type CSSProperties, memo, type ReactNode } from 'react';
import { Grip } from '../sortable/grip.tsx';
import classes from './data-table.module.css';
import { isOperated, placeOnCard } from './list-shape.ts';
import { cellContent, isNumeric } from './table-cell.tsx';
import type { Column, TableDeclaration } from './table-declaration.ts';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  name: string;
  /** Index among all shown rows, from 0. */
  index: number;
  /** Position from the top in px. Null: the row follows the previous row. */
  top: number | null;
  columns: readonly Column<Row>[];
  link: TableDeclaration<Row>['link'];
  onOpen: TableDeclaration<Row>['onOpen'];
  /** Null: rows cannot be selected. */
  isSelected: boolean | null;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** State of the handle. Null: users cannot sort the rows. */
  grip: 'live' | 'paused' | null;
  /** Distance in px that the row moves to make space for a dragged row. */
  shift: number;
  isDragged: boolean;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, name, index, top, columns, link, onOpen, isSelected, onSelect, grip, shift, isDragged } =
    props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native row cannot be virtual, nor a card
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div
      role="row"
      data-row={id}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      className={classes.row}
      data-linked={link !== undefined || onOpen !== undefined || undefined}
      data-dragged={isDragged || undefined}
      // While dragging, the DOM transform is set directly; React must not overwrite it.
      style={top === null ? undefined : shift === 0 ? { top } : { top, transform: `translateY(${shift}px)` }}
    >
      {grip === null ? null : (
        // biome-ignore lint/a11y/useSemanticElements: as the row
        <div role="gridcell" data-cell tabIndex={-1} className={classes.grip}>
          <Grip name={name} isDisabled={grip === 'paused'} />
        </div>
      )}
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
            data-title={column.isTitleHidden ? undefined : column.title}
            data-operated={isOperated(column) || undefined}
            style={column.lines ? ({ '--lines': column.lines } as CSSProperties) : undefined}
            data-lines={column.lines ? true : undefined}
          >
            {place === 'name' ? nameOf(column, props) : contentOf(column, row)}
          </div>
        );
      })}
    </div>
  );
}

/** Renders the row's name, as a link if the row has one. */
function nameOf<Row>(column: Column<Row>, { row, link, onOpen }: TableRowProps<Row>): ReactNode {
  const name = contentOf(column, row);
  if (link) return link(row, name);
  if (onOpen === undefined) return name;
  return (
    <button type="button" className="plain-button" onClick={() => onOpen(row)}>
      {name}
    </button>
  );
}

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = cellContent(column, row);
  return column.lines === undefined ? content : <span>{content}</span>;
}

/** A row or a card. It renders again only if its content has changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './data-table.module.css';
import type { ListShape } from './list-shape.ts';
import { isNumeric } from './table-cell.tsx';
import type { Column, TableDeclaration, TableView } from './table-declaration.ts';
import { tableTexts } from './texts.ts';

interface TableHeadProps<Row> extends Pick<TableDeclaration<Row>, 'columns'> {
  isSortable: (column: Column<Row>) => boolean;
  view: TableView;
  onView: (view: TableView) => void;
  shape: ListShape;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onSelectAll: ((isSelected: boolean) => void) | null;
  isOrdered: boolean;
}

/**
 * Titles of the columns. Clicks sort ascending, then descending, then not at all. If rows are cards, only
 * screen readers get the titles.
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, isSortable, view, onView, shape, isAllSelected, isSomeSelected, onSelectAll, isOrdered } =
    props;
  const head = useRef<HTMLDivElement>(null);
  useStickyBar(head, 'top', !shape.isCards);
  const sortOf = (column: string) => (view.sort?.column === column ? view.sort : null);
  const nextSort = (column: string) => {
    const sort = sortOf(column);
    if (sort === null) return { column, isDescending: false };
    return sort.isDescending ? null : { column, isDescending: true };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the table
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons have the focus
    <div
      ref={head}
      role="row"
      aria-rowindex={1}
      className={classes.head}
      data-spoken={shape.isCards || undefined}
    >
      {isOrdered ? (
        // biome-ignore lint/a11y/useSemanticElements: as the table
        // biome-ignore lint/a11y/useFocusableInteractive: it has no controls
        <div role="columnheader">
          <span data-spoken>{tableTexts.order}</span>
        </div>
      ) : null}
      {onSelectAll ? (
        // biome-ignore lint/a11y/useSemanticElements: as the table
        // biome-ignore lint/a11y/useFocusableInteractive: its checkbox has the focus
        <div role="columnheader" className={classes.check}>
          {shape.isCards ? (
            tableTexts.selection
          ) : (
            <label>
              <input
                type="checkbox"
                aria-label={tableTexts.selectAll}
                checked={isAllSelected}
                ref={(box) => {
                  if (box) box.indeterminate = isSomeSelected && !isAllSelected;
                }}
                onChange={(event) => onSelectAll(event.currentTarget.checked)}
              />
            </label>
          )}
        </div>
      ) : null}
      {columns.map((column) => {
        const sort = sortOf(column.id);
        const Arrow = sort?.isDescending ? IconArrowDown : IconArrowUp;
        const ariaSort = sort ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
        return (
          // biome-ignore lint/a11y/useSemanticElements: as the table
          // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
          <div
            key={column.id}
            role="columnheader"
            aria-sort={ariaSort}
            className={classes.title}
            data-numeric={isNumeric(column) || undefined}
          >
            {isSortable(column) && !shape.isCards ? (
              <button
                type="button"
                className={classes.sort}
                data-sorted={sort !== null || undefined}
                onClick={() => onView({ ...view, sort: nextSort(column.id) })}
              >
                <span>{column.title}</span>
                <Arrow size={15} stroke={2} aria-hidden="true" />
              </button>
            ) : (
              <span data-spoken={column.isTitleHidden || undefined}>{column.title}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

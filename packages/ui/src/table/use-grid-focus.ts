import type { KeyboardEvent, RefObject } from 'react';
import { actInField, actOnCell } from './grid-keys.ts';
import { isTypedInto } from './grid-stops.ts';
import { useGridPlace } from './use-grid-place.ts';
import { type RowSelection, useSelectedRange } from './use-selected-range.ts';

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  /** Ids of all rows in order, including rows that are not rendered. */
  ids: readonly string[];
  rowHeight: number;
  /** Null: rows cannot be selected. */
  selection: RowSelection | null;
}

/**
 * Keys of a grid. Arrows, Home, End, PageUp and PageDown move; Ctrl+Home and Ctrl+End go to the first and
 * last row. Space selects, Shift with a move extends the selection, Ctrl+A selects all. Enter or a letter
 * focuses the field of the cell. In a field, Enter and arrows go to the field of the next row, or out of the
 * last field. Tab goes to the next field, Escape back to the cell. The focus stays with its row while rows
 * appear and disappear.
 */
export function useGridFocus({ grid, ids, rowHeight, selection }: GridFocusOptions) {
  const place = useGridPlace(grid, ids);
  const range = useSelectedRange(ids, place.index, selection);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const cell = target.closest('[data-cell]');
    if (cell === null || ids.length === 0) return;
    const keyed = { element: grid.current, ids, rowHeight, place, range, selection };
    const isUsed = isTypedInto(target)
      ? actInField(event, target, keyed)
      : actOnCell(event, target, cell, keyed);
    if (!isUsed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { onFocus, onBlur } = place;
  return { activeIndex: place.index, gridProps: { onKeyDown, onFocus, onBlur } };
}

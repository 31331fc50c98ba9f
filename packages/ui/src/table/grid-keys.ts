import type { KeyboardEvent } from 'react';
import { fieldOf } from './grid-stops.ts';
import type { GridPlace } from './use-grid-place.ts';
import type { RowSelection, SelectedRange } from './use-selected-range.ts';

/** Data of the grid that receives a key. */
export interface KeyedGrid {
  element: HTMLElement | null;
  /** Ids of all rows in order, including rows that are not rendered. */
  ids: readonly string[];
  rowHeight: number;
  place: GridPlace;
  range: SelectedRange;
  selection: RowSelection | null;
}

/** Handles a key that was pressed in a field. Returns true if the grid handles the key. */
export function actInField(event: KeyboardEvent, target: HTMLElement, grid: KeyedGrid): boolean {
  const { index, go } = grid.place;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isLine = target instanceof HTMLInputElement;
  const next = index + (event.shiftKey ? -1 : 1);
  if (event.key === 'Escape') go({});
  // If there is no next row, the field only loses the focus, which saves it.
  else if (event.key === 'Enter' && isLine)
    go({ index: next }, grid.ids[next] === undefined ? 'stop' : 'field');
  else if (event.key === 'ArrowDown' && isLine && isPlain) go({ index: index + 1 }, 'field');
  else if (event.key === 'ArrowUp' && isLine && isPlain) go({ index: index - 1 }, 'field');
  else if (event.key === 'Tab') return enterFieldBeside(grid.element, target, event.shiftKey ? -1 : 1);
  else return false;
  return true;
}

/** Handles a key that was pressed on a cell or its button. Returns true if the grid handles the key. */
export function actOnCell(
  event: KeyboardEvent,
  target: HTMLElement,
  cell: Element,
  grid: KeyedGrid,
): boolean {
  const { place, selection, range } = grid;
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isOnCell = target === cell;
  const to = rowOfKey(key, isCommand, grid);
  if (to !== null) {
    if (shiftKey) range.extendTo(to);
    else range.end();
    place.go({ index: to });
  } else if (key === 'ArrowRight') goAlong(place, 1);
  else if (key === 'ArrowLeft') goAlong(place, -1);
  else if (key === 'Home') place.go({ cell: 0, stop: 0 });
  else if (key === 'End') place.go({ cell: Number.MAX_SAFE_INTEGER, stop: Number.MAX_SAFE_INTEGER });
  else if (key === ' ' && selection && place.activeId !== null && (isOnCell || shiftKey))
    selection.select([place.activeId], !selection.isSelected(place.activeId));
  else if (key === 'a' && isCommand && selection) selection.select(grid.ids, true);
  else if ((key === 'Enter' || key === 'F2') && isOnCell && fieldOf(cell)) place.go({}, 'field');
  else {
    const types = key.length === 1 && key !== ' ' && !isCommand && !event.altKey;
    // The field gets the focus before the letter is typed, so the letter arrives in the field.
    if (isOnCell && types) enterField(fieldOf(cell));
    return false;
  }
  return true;
}

/** The row that a key leads to. Null for keys that stay in the row. */
function rowOfKey(key: string, isCommand: boolean, { ids, rowHeight, place }: KeyedGrid): number | null {
  const last = ids.length - 1;
  const rowsInWindow = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);
  const rows: Record<string, number> = {
    ArrowDown: place.index + 1,
    ArrowUp: place.index - 1,
    PageDown: place.index + rowsInWindow,
    PageUp: place.index - rowsInWindow,
    ...(isCommand ? { Home: 0, End: last } : {}),
  };
  const to = rows[key];
  return to === undefined ? null : Math.max(0, Math.min(to, last));
}

function goAlong(place: GridPlace, steps: number): void {
  const next = place.stopBeside(steps);
  if (next) place.go(next);
}

function enterFieldBeside(grid: HTMLElement | null, field: HTMLElement, step: 1 | -1): boolean {
  const cells = [...(grid?.querySelectorAll('[data-cell]') ?? [])];
  const fields = cells.flatMap((cell) => fieldOf(cell) ?? []);
  return enterField(fields[fields.indexOf(field) + step]);
}

function enterField(field: HTMLElement | null | undefined): boolean {
  if (!field) return false;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return true;
}

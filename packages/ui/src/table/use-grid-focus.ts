import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellsOf, fieldOf, isTypedInto, keepOneTabStop, stopsOf } from './grid-stops.ts';

/** Place of the focus. It belongs to a row and follows it when the list changes. */
interface Place {
  id: string | null;
  cell: number;
  stop: number;
}

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  /** Ids of all rows in order, drawn or not. */
  ids: readonly string[];
  rowHeight: number;
  /** Null: rows cannot be selected. */
  selection: {
    isSelected: (id: string) => boolean;
    select: (ids: readonly string[], isSelected: boolean) => void;
  } | null;
}

/**
 * Keys of a grid. Arrows, Home, End, PageUp and PageDown move; with Ctrl, Home and End go to the first and
 * last row.
 * Space selects, Shift with a move extends the selection, Ctrl+A selects all.
 * Enter or typing goes into a field. Enter and arrows then go to the next row's field, after the last one out
 * of it.
 * Tab goes to the next field, Escape back to the cell.
 * The focus stays with its row while rows come and go.
 */
export function useGridFocus({ grid, ids, rowHeight, selection }: GridFocusOptions) {
  const [place, setPlace] = useState<Place>({ id: null, cell: 0, stop: 0 });
  const found = place.id === null ? -1 : ids.indexOf(place.id);
  /** Last index of the row: if the row goes away, the one that replaces it gets the focus. */
  const lastIndex = useRef(0);
  const index = found >= 0 ? found : Math.max(0, Math.min(lastIndex.current, ids.length - 1));
  const activeId = ids[index] ?? null;
  const wanted = useRef<'stop' | 'field' | null>(null);
  const hasFocus = useRef(false);

  const current = (): { stop: HTMLElement; cell: HTMLElement } | null => {
    const row = [...(grid.current?.querySelectorAll('[data-row]') ?? [])].find(
      (each) => each.getAttribute('data-row') === activeId,
    );
    const cells = row ? cellsOf(row) : [];
    const cell = cells[Math.min(place.cell, cells.length - 1)];
    const stops = cell ? stopsOf(cell) : [];
    const stop = stops[Math.min(place.stop, stops.length - 1)];
    return cell && stop ? { cell, stop } : null;
  };

  useLayoutEffect(() => {
    lastIndex.current = index;
    if (grid.current === null) return;
    const here = current();
    keepOneTabStop(grid.current, here?.stop ?? null);
    const isLost = hasFocus.current && document.activeElement === document.body;
    const wish = wanted.current ?? (isLost ? 'stop' : null);
    wanted.current = null;
    if (wish === null) return;
    const field = wish === 'field' && here ? fieldOf(here.cell) : null;
    const target = field ?? here?.stop ?? grid.current;
    target.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
    if (wish && !isLost) here?.cell.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    // A click beside the grid leaves it. Otherwise a lost focus means that its row was removed.
    const leave = () => {
      hasFocus.current = false;
    };
    document.addEventListener('pointerdown', leave, { capture: true });
    return () => document.removeEventListener('pointerdown', leave, { capture: true });
  }, []);

  const go = (to: { index?: number; cell?: number; stop?: number }, wish: 'stop' | 'field' = 'stop') => {
    const next = Math.max(0, Math.min(to.index ?? index, ids.length - 1));
    wanted.current = wish;
    setPlace({ id: ids[next] ?? null, cell: to.cell ?? place.cell, stop: to.stop ?? place.stop });
  };

  const goAlong = (steps: number) => {
    const row = current()?.cell.closest('[data-row]');
    if (!row) return;
    const stops = cellsOf(row).flatMap((cell, at) => stopsOf(cell).map((_, stop) => ({ cell: at, stop })));
    const at = stops.findIndex(({ cell, stop }) => cell === place.cell && stop === place.stop);
    const next = stops[Math.max(0, Math.min(at + steps, stops.length - 1))];
    if (next) go(next);
  };

  /** Start of the selected range and the current row. */
  const range = useRef<{ from: string; to: string } | null>(null);
  const selectTo = (to: number) => {
    const id = ids[to];
    if (selection === null || id === undefined || activeId === null) return;
    const before = range.current?.to === activeId ? range.current : { from: activeId, to: activeId };
    const between = (one: number, other: number) => ids.slice(Math.min(one, other), Math.max(one, other) + 1);
    const from = Math.max(0, ids.indexOf(before.from));
    const kept = between(from, to);
    const dropped = between(from, index).filter((each) => !kept.includes(each));
    if (dropped.length > 0) selection.select(dropped, false);
    selection.select(kept, true);
    range.current = { from: before.from, to: id };
  };

  const onKeyInField = (event: KeyboardEvent, target: HTMLElement) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isLine = target instanceof HTMLInputElement;
    const next = index + (event.shiftKey ? -1 : 1);
    // Without a next row the field loses the focus all the same, because blur saves it.
    const wish = ids[next] === undefined ? 'stop' : 'field';
    if (event.key === 'Escape') go({});
    else if (event.key === 'Enter' && isLine) go({ index: next }, wish);
    else if (event.key === 'ArrowDown' && isLine && isPlain) go({ index: index + 1 }, 'field');
    else if (event.key === 'ArrowUp' && isLine && isPlain) go({ index: index - 1 }, 'field');
    else if (event.key === 'Tab') {
      const fields = [...(grid.current?.querySelectorAll('[data-cell]') ?? [])].flatMap(
        (cell) => fieldOf(cell) ?? [],
      );
      const field = fields[fields.indexOf(target) + (event.shiftKey ? -1 : 1)];
      if (!field) return;
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const cell = target.closest('[data-cell]');
    if (cell === null || ids.length === 0) return;
    if (isTypedInto(target)) return onKeyInField(event, target);
    const isCommand = event.ctrlKey || event.metaKey;
    const isOnCell = target === cell;
    const rowsInWindow = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);
    const moves: Record<string, () => number> = {
      ArrowDown: () => index + 1,
      ArrowUp: () => index - 1,
      PageDown: () => index + rowsInWindow,
      PageUp: () => index - rowsInWindow,
      ...(isCommand ? { Home: () => 0, End: () => ids.length - 1 } : {}),
    };
    const move = moves[key];
    if (move) {
      const to = Math.max(0, Math.min(move(), ids.length - 1));
      if (shiftKey) selectTo(to);
      else range.current = null;
      go({ index: to });
    } else if (key === 'ArrowRight') goAlong(1);
    else if (key === 'ArrowLeft') goAlong(-1);
    else if (key === 'Home') go({ cell: 0, stop: 0 });
    else if (key === 'End') go({ cell: Number.MAX_SAFE_INTEGER, stop: Number.MAX_SAFE_INTEGER });
    else if (key === ' ' && selection && activeId !== null && (isOnCell || shiftKey))
      selection.select([activeId], !selection.isSelected(activeId));
    else if (key === 'a' && isCommand && selection) selection.select(ids, true);
    else if ((key === 'Enter' || key === 'F2') && isOnCell && fieldOf(cell)) go({}, 'field');
    else {
      const types = key.length === 1 && key !== ' ' && !isCommand && !event.altKey;
      const field = isOnCell && types ? fieldOf(cell) : null;
      // The letter itself arrives in the field, which has the focus by then.
      if (field) {
        field.focus();
        if (field instanceof HTMLInputElement) field.select();
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true;
    const cell = target.closest<HTMLElement>('[data-cell]');
    const row = cell?.closest('[data-row]');
    if (!cell || !row) return;
    const at = cellsOf(row).indexOf(cell);
    const stop = Math.max(0, stopsOf(cell).indexOf(target as HTMLElement));
    const id = row.getAttribute('data-row');
    if (id === place.id && at === place.cell && stop === place.stop) return;
    setPlace({ id, cell: at, stop });
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !grid.current?.contains(relatedTarget as Node)) hasFocus.current = false;
  };

  return { activeIndex: index, gridProps: { onKeyDown, onFocus, onBlur } };
}

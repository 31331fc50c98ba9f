import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cellsOf, fieldOf, keepOneTabStop, stopsOf } from './grid-stops.ts';

/** Position of the focus. The position belongs to a row, and moves with that row when the list changes. */
interface Place {
  id: string | null;
  cell: number;
  stop: number;
}

/** Element that gets the focus: the stop itself, or the field inside its cell. */
type FocusTarget = 'stop' | 'field';

/**
 * The cell that has the focus, or gets it next. The position stays with its row while rows appear and
 * disappear.
 */
export function useGridPlace(grid: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [place, setPlace] = useState<Place>({ id: null, cell: 0, stop: 0 });
  const found = place.id === null ? -1 : ids.indexOf(place.id);
  /** Last index of the focused row. If the row is removed, the row at this index gets the focus. */
  const lastIndex = useRef(0);
  const index = found >= 0 ? found : Math.max(0, Math.min(lastIndex.current, ids.length - 1));
  const activeId = ids[index] ?? null;
  const wanted = useRef<FocusTarget | null>(null);
  const hasFocus = useRef(false);
  const current = () => elementsAt(grid.current, { ...place, id: activeId });

  useLayoutEffect(() => {
    lastIndex.current = index;
    if (grid.current === null) return;
    const here = current();
    keepOneTabStop(grid.current, here?.stop ?? null);
    const isLost = hasFocus.current && document.activeElement === document.body;
    const input = wanted.current ?? (isLost ? 'stop' : null);
    wanted.current = null;
    if (input === null) return;
    const field = input === 'field' && here ? fieldOf(here.cell) : null;
    enter(field ?? here?.stop ?? grid.current, field !== null);
    if (!isLost) here?.cell.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    // A click outside the grid moves the focus out. In any other case, a lost focus means that the row was
    // removed.
    const leave = () => {
      hasFocus.current = false;
    };
    document.addEventListener('pointerdown', leave, { capture: true });
    return () => document.removeEventListener('pointerdown', leave, { capture: true });
  }, []);

  return {
    index,
    activeId,
    go: (to: { index?: number; cell?: number; stop?: number }, input: FocusTarget = 'stop') => {
      const next = Math.max(0, Math.min(to.index ?? index, ids.length - 1));
      wanted.current = input;
      setPlace({ id: ids[next] ?? null, cell: to.cell ?? place.cell, stop: to.stop ?? place.stop });
    },
    /** Returns the stop that is this many steps along the row. Undefined if the row is not rendered. */
    stopBeside: (steps: number) => {
      const row = current()?.cell.closest('[data-row]');
      const cells = row ? cellsOf(row) : [];
      const stops = cells.flatMap((cell, at) => stopsOf(cell).map((_, stop) => ({ cell: at, stop })));
      const at = stops.findIndex(({ cell, stop }) => cell === place.cell && stop === place.stop);
      return stops[Math.max(0, Math.min(at + steps, stops.length - 1))];
    },
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = true;
      const next = placeOf(target);
      if (next === null) return;
      if (next.id === place.id && next.cell === place.cell && next.stop === place.stop) return;
      setPlace(next);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !grid.current?.contains(relatedTarget as Node)) hasFocus.current = false;
    },
  };
}

export type GridPlace = ReturnType<typeof useGridPlace>;

function elementsAt(grid: HTMLElement | null, { id, cell: cellAt, stop: stopAt }: Place) {
  const rows = [...(grid?.querySelectorAll('[data-row]') ?? [])];
  const row = rows.find((each) => each.getAttribute('data-row') === id);
  const cells = row ? cellsOf(row) : [];
  const cell = cells[Math.min(cellAt, cells.length - 1)];
  const stops = cell ? stopsOf(cell) : [];
  const stop = stops[Math.min(stopAt, stops.length - 1)];
  return cell && stop ? { cell, stop } : null;
}

function placeOf(target: Element): Place | null {
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.closest('[data-row]');
  if (!cell || !row) return null;
  const stop = Math.max(0, stopsOf(cell).indexOf(target as HTMLElement));
  return { id: row.getAttribute('data-row'), cell: cellsOf(row).indexOf(cell), stop };
}

function enter(target: HTMLElement, isField: boolean): void {
  target.focus({ preventScroll: true });
  if (isField && target instanceof HTMLInputElement) target.select();
}

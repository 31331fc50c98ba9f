/** Finds the elements in grid cells that arrow keys stop at. */

const operable = 'button, a[href], input, select, textarea, [role="switch"]';
const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

export function isTypedInto(element: Element): boolean {
  return element.matches(typed);
}

const isOpen = (element: HTMLElement) => !element.matches(':disabled');

/** The first usable field of a cell. */
export function fieldOf(cell: Element): HTMLElement | null {
  return [...cell.querySelectorAll<HTMLElement>(typed)].find(isOpen) ?? null;
}

/**
 * Stops of a cell: its controls, or the cell itself.
 * A field is no stop, because arrows move its caret; the cell is the stop, and Enter focuses the field.
 */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const parts = [...cell.querySelectorAll<HTMLElement>(operable)].filter(isOpen);
  const direct = parts.filter((part) => !isTypedInto(part));
  return direct.length === parts.length && direct.length > 0 ? direct : [cell, ...direct];
}

export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-cell]')];
}

/** Makes `current` the only Tab stop of the grid. */
export function keepOneTabStop(grid: Element, current: Element | null): void {
  for (const stop of grid.querySelectorAll<HTMLElement>(`[data-cell], [data-cell] :is(${operable})`)) {
    const tabIndex = stop === current ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
}

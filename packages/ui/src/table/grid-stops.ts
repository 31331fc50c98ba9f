/** Where the arrows stop inside a grid's cells. */

const operable = 'button, a[href], input, select, textarea, [role="switch"]';
const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

export function isTypedInto(element: Element): boolean {
  return element.matches(typed);
}

const isOpen = (element: HTMLElement) => !element.matches(':disabled');

/** The field of a cell, if it has one that takes anything. */
export function fieldOf(cell: Element): HTMLElement | null {
  return [...cell.querySelectorAll<HTMLElement>(typed)].find(isOpen) ?? null;
}

/**
 * A cell's stops: what can be operated in it, or the cell itself. A field is not stopped at, for arrows move the cursor
 * inside it: its cell is, and Enter goes in.
 */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const parts = [...cell.querySelectorAll<HTMLElement>(operable)].filter(isOpen);
  const direct = parts.filter((part) => !isTypedInto(part));
  return direct.length === parts.length && direct.length > 0 ? direct : [cell, ...direct];
}

export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-cell]')];
}

/** The whole grid is one stop of the Tab key, at `current`. */
export function keepOneTabStop(grid: Element, current: Element | null): void {
  for (const stop of grid.querySelectorAll<HTMLElement>(`[data-cell], [data-cell] :is(${operable})`)) {
    const tabIndex = stop === current ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
}

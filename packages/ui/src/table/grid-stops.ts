/** Selects the controls in grid cells that arrow keys can reach. */

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
 * Elements of a cell that arrow keys stop at: its controls, or the cell itself. For a field, it is the cell,
 * because arrows move the field's caret. Enter then focuses the field.
 */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const parts = [...cell.querySelectorAll<HTMLElement>(operable)].filter(isOpen);
  const direct = parts.filter((part) => !isTypedInto(part));
  return direct.length === parts.length && direct.length > 0 ? direct : [cell, ...direct];
}

export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-cell]')];
}

/** Makes `current` the only element of the grid that the Tab key reaches. */
export function keepOneTabStop(grid: Element, current: Element | null): void {
  for (const stop of grid.querySelectorAll<HTMLElement>(`[data-cell], [data-cell] :is(${operable})`)) {
    const tabIndex = stop === current ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
}

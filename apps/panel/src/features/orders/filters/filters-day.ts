const key = 'comanda.filters-day';

/**
 * Remembers, for this tab, the operational day (its start, epoch ms) on which filters were chosen. A browser that
 * brings yesterday's tabs back brings their addresses too; what was hidden then must not be hidden today.
 */
export function rememberFilterDay(day: number, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(key, String(day));
  } catch {
    // Without storage the address alone counts.
    return;
  }
}

/** True when filters in the address are of another day than this one. */
export function areOfAnotherDay(day: number, storage: Pick<Storage, 'getItem'> = sessionStorage): boolean {
  try {
    const known = storage.getItem(key);
    return known !== null && Number(known) !== day;
  } catch {
    return false;
  }
}

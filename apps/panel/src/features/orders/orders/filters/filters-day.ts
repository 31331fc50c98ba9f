const key = 'comanda.filters-day';

/**
 * Saves the filters (as in the address) and the start of their operational day (epoch ms) for this tab. A
 * browser that restores yesterday's tabs also restores their addresses, but yesterday's filters must not hide
 * today's orders.
 */
export function rememberFilters(
  day: number,
  address: string | undefined,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  try {
    storage.setItem(key, `${day} ${address ?? ''}`);
  } catch {
    // Without storage the filters are only in the address.
    return;
  }
}

/** The saved filters, and whether they were saved on another day than `today`. Null if no filters are saved. */
export function rememberedFilters(
  today: () => number,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): { address: string; isOfAnotherDay: boolean } | null {
  try {
    const [storedDay, address = ''] = storage.getItem(key)?.split(' ') ?? [];
    return storedDay === undefined ? null : { address, isOfAnotherDay: Number(storedDay) !== today() };
  } catch {
    return null;
  }
}

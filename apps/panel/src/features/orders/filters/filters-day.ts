const key = 'comanda.filters-day';

/**
 * Remembers, for this tab, the filters (as the address has them) and the operational day (its start, epoch ms) on which
 * they were chosen. A browser that brings yesterday's tabs back brings their addresses too; what was hidden then must
 * not be hidden today.
 */
export function rememberFilters(
  day: number,
  address: string | undefined,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  try {
    storage.setItem(key, `${day} ${address ?? ''}`);
  } catch {
    // Without storage the address alone counts.
    return;
  }
}

/** What was remembered, and whether that was on another day than `today` says; null where nothing was. */
export function rememberedFilters(
  today: () => number,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): { address: string; isOfAnotherDay: boolean } | null {
  try {
    const [keptDay, address = ''] = storage.getItem(key)?.split(' ') ?? [];
    return keptDay === undefined ? null : { address, isOfAnotherDay: Number(keptDay) !== today() };
  } catch {
    return null;
  }
}

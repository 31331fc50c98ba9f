const key = 'comanda.palette-recent';
const maxEntries = 8;

/** Entries last used on this device, newest first. */
export function recentEntryIds(storage: Pick<Storage, 'getItem'> = localStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxEntries) : [];
  } catch {
    return [];
  }
}

/** Saves that an entry was used. Does nothing if the browser has no storage. */
export function rememberEntry(
  id: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const ids = [id, ...recentEntryIds(storage).filter((known) => known !== id)].slice(0, maxEntries);
  try {
    storage.setItem(key, JSON.stringify(ids));
  } catch {
    return;
  }
}

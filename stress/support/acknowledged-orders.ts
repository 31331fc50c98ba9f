import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * Orders that the server acknowledged, on disk before anything else happens. None of them may be missing
 * later.
 */
export interface AcknowledgedOrders {
  add(storeId: number, externalId: string): void;
  count(): number;
  /** External ids by store, read back from the disk. */
  read(): Map<number, Set<string>>;
  close(): void;
}

/** Stores them in the file `path`, one per line, synced one by one. */
export function openAcknowledgedOrders(path: string): AcknowledgedOrders {
  const file = openSync(path, 'a', 0o600);
  let lines = 0;
  return {
    add: (storeId, externalId) => {
      writeSync(file, `${storeId} ${externalId}\n`);
      fsyncSync(file);
      lines += 1;
    },
    count: () => lines,
    read: () => {
      const byStore = new Map<number, Set<string>>();
      for (const line of readFileSync(path, 'utf8').split('\n')) {
        const [storeId, externalId] = line.split(' ');
        if (storeId === undefined || externalId === undefined) continue;
        const known = byStore.get(Number(storeId)) ?? new Set<string>();
        byStore.set(Number(storeId), known.add(externalId));
      }
      return byStore;
    },
    close: () => closeSync(file),
  };
}

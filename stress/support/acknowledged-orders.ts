import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Orders that the server acknowledged. Each is written to disk before anything else happens. None of them may
 * be missing later.
 */
export interface AcknowledgedOrders {
  add(storeId: number, externalId: string): void;
  count(): number;
  /** External ids by store, read back from the disk. */
  read(): Map<number, Set<string>>;
  close(): void;
}

/**
 * Creates the list in a new file of the world's data folder. Each order is one line and is synced to disk
 * separately.
 */
export function openAcknowledgedOrders({ dataDir }: { dataDir: string }): AcknowledgedOrders {
  const path = join(dataDir, `acknowledged-${crypto.randomUUID()}`);
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

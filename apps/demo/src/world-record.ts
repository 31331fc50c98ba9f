import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Stored {
  madeAt: number;
  storeIds: Record<string, number>;
  isComplete: boolean;
}

/** A file in the data directory about the created demo data. */
export interface WorldRecord {
  /** Time of creation in epoch milliseconds, which is also the end of the past. */
  readonly madeAt: number;
  readonly isComplete: boolean;
  storeId(key: string): number | null;
  saveStore(key: string, storeId: number): void;
  complete(): void;
}

/** Reads the record. Null if no demo data were begun in this folder. */
export function readWorldRecord(path: string): WorldRecord | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isStored(stored) ? recordOf(path, stored) : null;
  } catch {
    // The file is missing, or incomplete after a power failure. The demo then begins again, unless it finds
    // its complete data.
    return null;
  }
}

/** Begins the record of new demo data. */
export function beginWorldRecord(path: string, now: number): WorldRecord {
  const stored: Stored = { madeAt: now, storeIds: {}, isComplete: false };
  save(path, stored);
  return recordOf(path, stored);
}

function recordOf(path: string, stored: Stored): WorldRecord {
  return {
    madeAt: stored.madeAt,
    isComplete: stored.isComplete,
    storeId: (key) => stored.storeIds[key] ?? null,
    saveStore: (key, storeId) => {
      stored.storeIds[key] = storeId;
      save(path, stored);
    },
    complete: () => {
      stored.isComplete = true;
      save(path, stored);
    },
  };
}

function save(path: string, stored: Stored): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.novo`, JSON.stringify(stored), { mode: 0o600 });
  renameSync(`${path}.novo`, path);
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  if (!('madeAt' in value) || !('storeIds' in value) || !('isComplete' in value)) return false;
  const { storeIds } = value;
  return (
    Number.isSafeInteger(value.madeAt) &&
    typeof value.isComplete === 'boolean' &&
    typeof storeIds === 'object' &&
    storeIds !== null &&
    Object.values(storeIds).every(Number.isSafeInteger)
  );
}

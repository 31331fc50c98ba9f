import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Kept {
  madeAt: number;
  storeIds: Record<string, number>;
  isComplete: boolean;
}

/** A file in the data directory about the created world. */
export interface WorldRecord {
  /** The end of the world's past, in epoch milliseconds. */
  readonly madeAt: number;
  readonly isComplete: boolean;
  storeId(key: string): number | null;
  keepStore(key: string, storeId: number): void;
  complete(): void;
}

/** Null if no world was begun here. */
export function readWorldRecord(path: string): WorldRecord | null {
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isKept(kept) ? recordOf(path, kept) : null;
  } catch {
    // Missing, or incomplete after a power failure: the world begins again, or is found complete.
    return null;
  }
}

/** Begins the record of a new world. */
export function beginWorldRecord(path: string, now: number): WorldRecord {
  const kept: Kept = { madeAt: now, storeIds: {}, isComplete: false };
  save(path, kept);
  return recordOf(path, kept);
}

function recordOf(path: string, kept: Kept): WorldRecord {
  return {
    madeAt: kept.madeAt,
    isComplete: kept.isComplete,
    storeId: (key) => kept.storeIds[key] ?? null,
    keepStore: (key, storeId) => {
      kept.storeIds[key] = storeId;
      save(path, kept);
    },
    complete: () => {
      kept.isComplete = true;
      save(path, kept);
    },
  };
}

function save(path: string, kept: Kept): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.novo`, JSON.stringify(kept), { mode: 0o600 });
  renameSync(`${path}.novo`, path);
}

function isKept(value: unknown): value is Kept {
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

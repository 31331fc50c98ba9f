import * as z from 'zod/mini';
import type { CheckLine } from './check-line.ts';

const KEY = 'comanda.shift-check.v1';

const storedCheck = z.object({
  storeId: z.number(),
  /** Start of the operational day, epoch ms. */
  day: z.number(),
  /** End of the check, epoch ms. */
  at: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['passed', 'failed', 'skipped']),
      result: z.string(),
      advice: z.nullable(z.string()),
    }),
  ),
});

/** A finished check of this device. */
export interface StoredCheck {
  at: number;
  lines: readonly CheckLine[];
}

/** The check of this store and day; null if there is none or it is unreadable. */
export function readCheck(
  storeId: number,
  day: number,
  storage: Pick<Storage, 'getItem'> = localStorage,
): StoredCheck | null {
  try {
    const parsed = z.safeParse(storedCheck, JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.data.storeId === storeId && parsed.data.day === day ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Saves a finished check for the day. If the storage is full or not allowed, the check is lost when the page
 * closes.
 */
export function saveCheck(
  check: StoredCheck & { storeId: number; day: number },
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(KEY, JSON.stringify(check));
  } catch {
    return;
  }
}

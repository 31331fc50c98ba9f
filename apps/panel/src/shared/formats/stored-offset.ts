import { knowOffset, type ZoneOffset } from '@comanda/domain/kit/time/wall-clock';
import * as z from 'zod/mini';

const key = 'comanda.clock';
const storedOffset = z.object({
  timeZone: z.string(),
  minutes: z.int(),
  from: z.number(),
  until: z.number(),
});

/**
 * Saves the server's UTC offset of the store's time zone. Times use it from now on, and after the next start
 * while it is valid.
 */
export function saveOffset(offset: ZoneOffset, storage: Pick<Storage, 'setItem'> = localStorage): void {
  knowOffset(offset);
  try {
    storage.setItem(key, JSON.stringify(offset));
  } catch {
    // Without storage the next start asks the server again.
    return;
  }
}

/** Computes times with the saved offset, so that the first screen avoids the browser's slow time zone code. */
export function knowStoredOffset(storage: Pick<Storage, 'getItem'> = localStorage): void {
  try {
    const stored = z.safeParse(storedOffset, JSON.parse(storage.getItem(key) ?? 'null'));
    if (stored.success && Date.now() < stored.data.until) knowOffset(stored.data);
  } catch {
    // An unreadable entry is ignored.
    return;
  }
}

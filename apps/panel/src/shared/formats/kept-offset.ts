import { knowOffset, type ZoneOffset } from '@comanda/domain/time/wall-clock';
import * as z from 'zod/mini';

const key = 'comanda.clock';
const keptOffset = z.object({
  timeZone: z.string(),
  minutes: z.int(),
  from: z.number(),
  until: z.number(),
});

/** Reckons times by what the server says of the store's clock, now and, while it holds, at the next start. */
export function keepOffset(offset: ZoneOffset, storage: Pick<Storage, 'setItem'> = localStorage): void {
  knowOffset(offset);
  try {
    storage.setItem(key, JSON.stringify(offset));
  } catch {
    // Where the browser keeps nothing the next start asks again.
    return;
  }
}

/** Reckons times by what was kept, so that the first screen need not open the browser's calendar. */
export function knowKeptOffset(storage: Pick<Storage, 'getItem'> = localStorage): void {
  try {
    const kept = z.safeParse(keptOffset, JSON.parse(storage.getItem(key) ?? 'null'));
    if (kept.success && Date.now() < kept.data.until) knowOffset(kept.data);
  } catch {
    // An entry that cannot be read is none.
    return;
  }
}

import { deviceRoutes } from '@comanda/contract/orders/printing/print-device.wire';
import { printSettingsInput } from '@comanda/contract/orders/printing/print-settings.wire';
import { type DeviceRoutes, NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';

/**
 * Storage key. Its number is the version of the format: a new format needs a new key, because the old entry
 * may still exist.
 */
const KEY = 'comanda.printing.v1';

/** The printing data of a store in this browser. */
export interface StoredPrinting {
  /** The settings that this browser last loaded from the cloud; null: never. */
  settings: PrintSettings | null;
  /** The cloud's version of the settings. */
  version: number | null;
  /** The printers of this computer, for printing through its own module. */
  routes: DeviceRoutes;
}

const NOTHING: StoredPrinting = { settings: null, version: null, routes: NO_ROUTES };

const entry = z.object({
  storeId: z.number(),
  settings: z.nullable(printSettingsInput.wire),
  routes: deviceRoutes.wire,
});

/** The data of this store; empty if the entry is another store's, missing or unreadable. */
export function readStoredPrinting(storeId: number, storage: Storage = localStorage): StoredPrinting {
  try {
    const parsed = z.safeParse(entry, JSON.parse(storage.getItem(KEY) ?? 'null'));
    if (!parsed.success || parsed.data.storeId !== storeId) return NOTHING;
    const { settings, routes } = parsed.data;
    const input = settings === null ? null : printSettingsInput.decode(settings);
    return {
      settings: input && { ...DEFAULT_PRINT_SETTINGS, ...input.settings },
      version: input?.version ?? null,
      routes: deviceRoutes.decode(routes),
    };
  } catch {
    return NOTHING;
  }
}

/**
 * Saves only the given part. A private window may not allow storage, which does no harm, because the cloud
 * has the data.
 */
export function savePrinting(
  storeId: number,
  part: Partial<StoredPrinting>,
  storage: Storage = localStorage,
): void {
  const { settings, version, routes } = { ...readStoredPrinting(storeId, storage), ...part };
  const stored = {
    storeId,
    settings: settings && printSettingsInput.encode({ settings, version }),
    routes: deviceRoutes.encode(routes),
  };
  try {
    storage.setItem(KEY, JSON.stringify(stored));
  } catch {
    return;
  }
}

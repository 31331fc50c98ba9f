import { isToldFor, type PrintingDevice, servesStation } from '@comanda/domain/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/printing/print-settings';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createShortCache } from '../../platform/short-cache.ts';
import { listDevices } from './devices/print-devices.reads.ts';
import { findPrintSettings } from './settings/print-settings.reads.ts';

/** How a store prints at the moment: what every paper is made and given out by. */
export interface PrintPlan {
  storeId: number;
  settings: PrintSettings;
  devices: readonly (PrintingDevice & { deviceId: number; name: string; isSuspended: boolean })[];
}

/** Plans by store, kept for half a minute: making papers costs no statement for them. */
export interface PrintPlans {
  of(tx: Transaction): Promise<PrintPlan>;
  /** Forgets one store's, or with `null` all: settings or devices changed, or may have. */
  forget(storeId: number | null): void;
}

export function createPrintPlans(clock: Clock): PrintPlans {
  const kept = createShortCache<PrintPlan>({ keptMs: () => 30_000, mostKept: 10_000, clock });
  const read = async (tx: Transaction): Promise<PrintPlan> => {
    const saved = await findPrintSettings(tx);
    const devices = await listDevices(tx);
    return {
      storeId: tx.storeId,
      settings: saved?.settings ?? DEFAULT_PRINT_SETTINGS,
      devices: devices.map(({ deviceId, name, routes, printers, isSuspended }) => ({
        deviceId,
        name,
        routes,
        printers: printers.map((printer) => ({ name: printer.name, isDefault: printer.isDefault })),
        isSuspended,
      })),
    };
  };
  return {
    of: async (tx) => (await kept.get(String(tx.storeId), () => read(tx))) ?? read(tx),
    forget: (storeId) => kept.forget((plan) => storeId === null || plan.storeId === storeId),
  };
}

/**
 * Whether any device, or the named one, takes the tickets of a station. Papers are made for suspended devices too, and
 * wait; none of them gets one, and who else prints there by default does.
 */
export function isServed(station: string, { settings, devices }: PrintPlan, deviceId?: number): boolean {
  const asked = deviceId === undefined ? devices : devices.filter(({ isSuspended }) => !isSuspended);
  return asked.some(
    (device) =>
      (deviceId === undefined || device.deviceId === deviceId) &&
      servesStation(station, device, asked, settings.defaultPrinter),
  );
}

/** The devices that each print a ticket of a station: those that were given printers for it, where several were. */
export function devicesOfStation(station: string, { devices }: PrintPlan): (number | null)[] {
  const working = devices.filter(({ isSuspended }) => !isSuspended);
  const told = working.filter((device) => isToldFor(station, device)).map(({ deviceId }) => deviceId);
  return told.length > 1 ? told : [null];
}

/** Whether a device takes a paper: one that was meant for another only where that one does not serve its station any more. */
export function isFor(
  paper: { station: string; targetDeviceId: number | null },
  plan: PrintPlan,
  deviceId: number,
): boolean {
  const { station, targetDeviceId } = paper;
  if (!isServed(station, plan, deviceId)) return false;
  return targetDeviceId === null || targetDeviceId === deviceId || !isServed(station, plan, targetDeviceId);
}

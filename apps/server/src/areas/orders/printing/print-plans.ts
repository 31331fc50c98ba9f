import {
  isAssignedTo,
  type PrintingDevice,
  servesStation,
} from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { createShortCache } from '../../../platform/short-cache.ts';
import { listDevices } from './devices/print-devices.reads.ts';
import { findPrintSettings } from './settings/print-settings.reads.ts';

/**
 * A store's current settings and devices. They decide which tickets an order needs and which device prints
 * them.
 */
export interface PrintPlan {
  storeId: number;
  settings: PrintSettings;
  devices: readonly (PrintingDevice & { deviceId: number; name: string; isSuspended: boolean })[];
}

/** Plans by store, cached for half a minute, so that making tickets sends no extra query. */
export interface PrintPlans {
  of(tx: Transaction): Promise<PrintPlan>;
  /** Drops the cached plan of one store when its settings or devices may have changed. Null drops all plans. */
  forget(storeId: number | null): void;
}

export function createPrintPlans(clock: Clock): PrintPlans {
  const cached = createShortCache<PrintPlan>({ cachedMs: () => 30_000, maxEntries: 10_000, clock });
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
    of: async (tx) => (await cached.get(String(tx.storeId), () => read(tx))) ?? read(tx),
    forget: (storeId) => cached.forget((plan) => storeId === null || plan.storeId === storeId),
  };
}

/**
 * True when any device, or the given device, prints the tickets of a station. Suspended devices count too, so
 * that tickets are made and wait. Waiting tickets are never given to a suspended device.
 */
export function isServed(station: string, { settings, devices }: PrintPlan, deviceId?: number): boolean {
  const requested = deviceId === undefined ? devices : devices.filter(({ isSuspended }) => !isSuspended);
  return requested.some(
    (device) =>
      (deviceId === undefined || device.deviceId === deviceId) &&
      servesStation(station, device, requested, settings.defaultPrinter),
  );
}

/**
 * The devices that each print their own ticket of a station, if several devices serve it. Otherwise `[null]`:
 * one ticket that any device may print.
 */
export function devicesOfStation(station: string, { devices }: PrintPlan): (number | null)[] {
  const working = devices.filter(({ isSuspended }) => !isSuspended);
  const configured = working
    .filter((device) => isAssignedTo(station, device))
    .map(({ deviceId }) => deviceId);
  return configured.length > 1 ? configured : [null];
}

/**
 * True when a device may print a ticket. A ticket meant for another device may only be printed if that device
 * no longer serves the station.
 */
export function isFor(
  job: { station: string; targetDeviceId: number | null },
  plan: PrintPlan,
  deviceId: number,
): boolean {
  const { station, targetDeviceId } = job;
  if (!isServed(station, plan, deviceId)) return false;
  return targetDeviceId === null || targetDeviceId === deviceId || !isServed(station, plan, targetDeviceId);
}

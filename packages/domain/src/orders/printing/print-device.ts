import { NO_PRINTER, SYSTEM_PRINTER } from './print-settings.ts';

/** How a printer is driven. `driver`: we draw pages and its driver prints them. `raw`: it gets its own commands. */
export const PRINTER_MODES = ['driver', 'raw'] as const;
export type PrinterMode = (typeof PRINTER_MODES)[number];

/** Code pages a thermal printer may have. `ascii` prints without accents. */
export const CODE_PAGES = ['cp850', 'cp860', 'cp858', 'cp1252', 'ascii'] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** The settings of one printer on a device. */
export interface PrinterOptions {
  mode: PrinterMode;
  codePage: CodePage;
  cutsPaper: boolean;
  /** Opens the cash drawer after a ticket of the cashier. */
  opensDrawer: boolean;
}

export const DEFAULT_PRINTER_OPTIONS: PrinterOptions = {
  mode: 'driver',
  codePage: 'cp850',
  cutsPaper: true,
  opensDrawer: false,
};
/** A printer at a network address understands only its own commands. */
export const DEFAULT_RAW_OPTIONS: PrinterOptions = { ...DEFAULT_PRINTER_OPTIONS, mode: 'raw' };

/**
 * Causes why a printer does not print: off or unreachable, out of paper, cover open, or halted. Examples of
 * halted: its queue was stopped, its cutter is stuck.
 */
export const PRINTER_TROUBLES = ['no-answer', 'paper-out', 'cover-open', 'halted'] as const;
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number];

/** A printer as a device found it. */
export interface FoundPrinter {
  name: string;
  isDefault: boolean;
  /** False when the device has no driver for it: a network address, a device file. */
  hasDriver: boolean;
  /** True when it answers; null when unknown. */
  isOnline: boolean | null;
  /** Null while no trouble is known. Many printers do not report that they are out of paper. */
  trouble: PrinterTrouble | null;
}

/** The print settings of a device: its own default printer and the printers of its stations. */
export interface DeviceRoutes {
  /** Null: the store's default. Otherwise a printer's name, 'Nenhuma' or 'Impressora padrão'. */
  defaultPrinter: string | null;
  /** Printers by station. Several printers print the same ticket several times. */
  printersByStation: Readonly<Record<string, readonly string[]>>;
  optionsByPrinter: Readonly<Record<string, PrinterOptions>>;
}

export const NO_ROUTES: DeviceRoutes = { defaultPrinter: null, printersByStation: {}, optionsByPrinter: {} };

/** The printers configured for a station. `hasOwn` is needed: a station may be called 'constructor'. */
function toldFor(station: string, { printersByStation }: DeviceRoutes): readonly string[] {
  return Object.hasOwn(printersByStation, station) ? (printersByStation[station] ?? []) : [];
}

/**
 * The printer that 'Impressora padrão' means on a device: the system's default, or the only one. Null: there is
 * none.
 */
export function systemPrinter(printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[]): string | null {
  const chosen =
    printers.find(({ isDefault }) => isDefault) ?? (printers.length === 1 ? printers[0] : undefined);
  return chosen?.name ?? null;
}

/** The printers a device is configured to use, without duplicates, default first. */
export function printersInUse(
  printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[],
  routes: DeviceRoutes,
  storeDefault: string,
): string[] {
  const told = [routes.defaultPrinter ?? storeDefault, ...Object.values(routes.printersByStation).flat()];
  const named = told
    .filter((name) => name !== NO_PRINTER)
    .map((name) => (name === SYSTEM_PRINTER ? (systemPrinter(printers) ?? name) : name));
  return [...new Set(named)];
}

/** The printers for a station's tickets. Empty when the device does not serve that station. */
export function printersFor(station: string, routes: DeviceRoutes, storeDefault: string): readonly string[] {
  const own = toldFor(station, routes);
  if (own.length > 0) return own;
  const fallback = routes.defaultPrinter ?? storeDefault;
  return fallback === NO_PRINTER ? [] : [fallback];
}

/** The facts that decide which device prints: its settings and its printers. */
export interface PrintingDevice {
  routes: DeviceRoutes;
  printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[];
}

/** True when the device has printers of its own for a station. */
export function isToldFor(station: string, { routes }: Pick<PrintingDevice, 'routes'>): boolean {
  return toldFor(station, routes).length > 0;
}

/** True when the device's fallback printer exists. 'Impressora padrão' may exist or not. */
export function hasFallback({ routes, printers }: PrintingDevice, storeDefault: string): boolean {
  const fallback = routes.defaultPrinter ?? storeDefault;
  if (fallback === SYSTEM_PRINTER) return systemPrinter(printers) !== null;
  return printers.some(({ name }) => name === fallback);
}

/** Rank of a device's default printer. 2: chosen for this device. 1: the store's default. 0: none. */
function fallbackRank(device: PrintingDevice, storeDefault: string): 0 | 1 | 2 {
  if (!hasFallback(device, storeDefault)) return 0;
  return device.routes.defaultPrinter === null ? 1 : 2;
}

/**
 * Decides whether a device prints a station's tickets. Devices with a printer for the station do. If there are
 * none, devices with a chosen default printer do. Otherwise every device with a default printer does. A device
 * whose default does not exist prints only if no other device has a default that exists.
 */
export function servesStation(
  station: string,
  device: PrintingDevice,
  all: readonly PrintingDevice[],
  storeDefault: string,
): boolean {
  if (all.some((each) => isToldFor(station, each))) return isToldFor(station, device);
  if (printersFor(station, device.routes, storeDefault).length === 0) return false;
  const own = fallbackRank(device, storeDefault);
  return all.every((each) => fallbackRank(each, storeDefault) <= own);
}

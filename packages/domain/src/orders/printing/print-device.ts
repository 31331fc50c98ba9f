import { NO_PRINTER, SYSTEM_PRINTER } from './print-settings.ts';

/** How a printer is driven. `driver`: we draw pages for the printer's driver. `raw`: we send ESC/POS commands. */
export const PRINTER_MODES = ['driver', 'raw'] as const;
export type PrinterMode = (typeof PRINTER_MODES)[number];

/** Code pages of thermal printers. `ascii` prints without accents. */
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
/** Options of a printer at a network address, which understands only raw commands. */
export const DEFAULT_RAW_OPTIONS: PrinterOptions = { ...DEFAULT_PRINTER_OPTIONS, mode: 'raw' };

/**
 * Troubles of a printer: off or unreachable, out of paper, cover open, or halted. Halted: e.g. its queue was
 * stopped, or its cutter is stuck.
 */
export const PRINTER_TROUBLES = ['no-answer', 'paper-out', 'cover-open', 'halted'] as const;
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number];

export interface FoundPrinter {
  name: string;
  isDefault: boolean;
  /** False when the device has no driver for the printer, e.g. for a network address or a device file. */
  hasDriver: boolean;
  /** True when the printer answers; null when unknown. */
  isOnline: boolean | null;
  /** Null without known trouble. Many printers do not report that they are out of paper. */
  trouble: PrinterTrouble | null;
}

/** The print settings of a device: its default printer, and its printers by station. */
export interface DeviceRoutes {
  /** Null: the store's default. Otherwise a printer's name, 'Nenhuma' or 'Impressora padrão'. */
  defaultPrinter: string | null;
  /** Printers by station. If a station has several printers, each of them prints a copy of the ticket. */
  printersByStation: Readonly<Record<string, readonly string[]>>;
  optionsByPrinter: Readonly<Record<string, PrinterOptions>>;
}

export const NO_ROUTES: DeviceRoutes = { defaultPrinter: null, printersByStation: {}, optionsByPrinter: {} };

/** The printers configured for a station. Uses `hasOwn`, because a station may be called 'constructor'. */
function assignedPrinters(station: string, { printersByStation }: DeviceRoutes): readonly string[] {
  return Object.hasOwn(printersByStation, station) ? (printersByStation[station] ?? []) : [];
}

/**
 * The printer that 'Impressora padrão' means on a device: the system's default, or the only printer. Null if
 * neither exists.
 */
export function systemPrinter(printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[]): string | null {
  const chosen =
    printers.find(({ isDefault }) => isDefault) ?? (printers.length === 1 ? printers[0] : undefined);
  return chosen?.name ?? null;
}

/** The printers that a device is configured to use, without duplicates, starting with the default printer. */
export function printersInUse(
  printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[],
  routes: DeviceRoutes,
  storeDefault: string,
): string[] {
  const configured = [
    routes.defaultPrinter ?? storeDefault,
    ...Object.values(routes.printersByStation).flat(),
  ];
  const named = configured
    .filter((name) => name !== NO_PRINTER)
    .map((name) => (name === SYSTEM_PRINTER ? (systemPrinter(printers) ?? name) : name));
  return [...new Set(named)];
}

/** The printers for a station's tickets. Empty when the device does not serve the station. */
export function printersFor(station: string, routes: DeviceRoutes, storeDefault: string): readonly string[] {
  const own = assignedPrinters(station, routes);
  if (own.length > 0) return own;
  const fallback = routes.defaultPrinter ?? storeDefault;
  return fallback === NO_PRINTER ? [] : [fallback];
}

/** The data of a device that determine if it prints a ticket: settings and printers. */
export interface PrintingDevice {
  routes: DeviceRoutes;
  printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[];
}

/** True when the device has its own printers for a station. */
export function isAssignedTo(station: string, { routes }: Pick<PrintingDevice, 'routes'>): boolean {
  return assignedPrinters(station, routes).length > 0;
}

/** True when the device's fallback printer exists. 'Impressora padrão' exists only on some devices. */
export function hasFallback({ routes, printers }: PrintingDevice, storeDefault: string): boolean {
  const fallback = routes.defaultPrinter ?? storeDefault;
  if (fallback === SYSTEM_PRINTER) return systemPrinter(printers) !== null;
  return printers.some(({ name }) => name === fallback);
}

/** Rank of a device's default printer. 2: chosen for the device. 1: the store's default. 0: none. */
function fallbackRank(device: PrintingDevice, storeDefault: string): 0 | 1 | 2 {
  if (!hasFallback(device, storeDefault)) return 0;
  return device.routes.defaultPrinter === null ? 1 : 2;
}

/**
 * Decides if a device prints a station's tickets. Devices with a printer for the station print them. If there
 * are none, devices with a default printer of their own do; otherwise all devices with a default printer. A
 * device whose default printer does not exist prints only if this is the case on all devices.
 */
export function servesStation(
  station: string,
  device: PrintingDevice,
  all: readonly PrintingDevice[],
  storeDefault: string,
): boolean {
  if (all.some((each) => isAssignedTo(station, each))) return isAssignedTo(station, device);
  if (printersFor(station, device.routes, storeDefault).length === 0) return false;
  const own = fallbackRank(device, storeDefault);
  return all.every((each) => fallbackRank(each, storeDefault) <= own);
}

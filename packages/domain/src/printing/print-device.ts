import { NO_PRINTER, SYSTEM_PRINTER } from './print-settings.ts';

/** How a printer is spoken to: `driver` pages drawn by us and printed by its driver, `raw` its own commands. */
export const PRINTER_MODES = ['driver', 'raw'] as const;
export type PrinterMode = (typeof PRINTER_MODES)[number];

/** Tables of letters a thermal printer may have; `ascii` prints without accents. */
export const CODE_PAGES = ['cp850', 'cp860', 'cp858', 'cp1252', 'ascii'] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** What a device must know about one of its printers. */
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
/** A printer behind an address speaks only its own commands. */
export const DEFAULT_RAW_OPTIONS: PrinterOptions = { ...DEFAULT_PRINTER_OPTIONS, mode: 'raw' };

/**
 * Why a printer prints nothing now: it is off or out of reach, out of paper, open, or stands still for another reason (its
 * queue was stopped, its cutter is stuck).
 */
export const PRINTER_TROUBLES = ['no-answer', 'paper-out', 'cover-open', 'halted'] as const;
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number];

/** A printer as a device found it. */
export interface FoundPrinter {
  name: string;
  isDefault: boolean;
  /** False when it has no driver here: an address, a device file. */
  hasDriver: boolean;
  /** Whether it answers; null when nobody knows. */
  isOnline: boolean | null;
  /** Null while nothing is known to be wrong: many printers tell nobody that their paper ended. */
  trouble: PrinterTrouble | null;
}

/** What a device was told to do: its own default and the printers behind its stations. */
export interface DeviceRoutes {
  /** Null: the store's. Otherwise a printer's name, 'Nenhuma' or 'Impressora padrão'. */
  defaultPrinter: string | null;
  /** Printers by station; several only where the same ticket is wanted more than once. */
  printersByStation: Readonly<Record<string, readonly string[]>>;
  optionsByPrinter: Readonly<Record<string, PrinterOptions>>;
}

export const NO_ROUTES: DeviceRoutes = { defaultPrinter: null, printersByStation: {}, optionsByPrinter: {} };

/** The printers a device was given for a station. A station may be called 'constructor', as everything inherits one. */
function toldFor(station: string, { printersByStation }: DeviceRoutes): readonly string[] {
  return Object.hasOwn(printersByStation, station) ? (printersByStation[station] ?? []) : [];
}

/** The printer that stands behind 'Impressora padrão' of a device: its system's default, or the only one. Null: none does. */
export function systemPrinter(printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[]): string | null {
  const chosen =
    printers.find(({ isDefault }) => isDefault) ?? (printers.length === 1 ? printers[0] : undefined);
  return chosen?.name ?? null;
}

/** The printers a device was told to print on, each once, its default first. */
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

/** The names a device prints a station's tickets on; empty when it does not serve that station. */
export function printersFor(station: string, routes: DeviceRoutes, storeDefault: string): readonly string[] {
  const own = toldFor(station, routes);
  if (own.length > 0) return own;
  const fallback = routes.defaultPrinter ?? storeDefault;
  return fallback === NO_PRINTER ? [] : [fallback];
}

/** What decides which device prints: what it was told, and which printers it has. */
export interface PrintingDevice {
  routes: DeviceRoutes;
  printers: readonly Pick<FoundPrinter, 'name' | 'isDefault'>[];
}

/** Whether a device was given printers of its own for a station. */
export function isToldFor(station: string, { routes }: Pick<PrintingDevice, 'routes'>): boolean {
  return toldFor(station, routes).length > 0;
}

/** Whether the printer a device falls back on is one it has: 'Impressora padrão' may stand for none. */
export function hasFallback({ routes, printers }: PrintingDevice, storeDefault: string): boolean {
  const fallback = routes.defaultPrinter ?? storeDefault;
  if (fallback === SYSTEM_PRINTER) return systemPrinter(printers) !== null;
  return printers.some(({ name }) => name === fallback);
}

/** How much a device's default printer is meant: 2 somebody chose it for this device, 1 it is the store's, 0 there is none. */
function fallbackRank(device: PrintingDevice, storeDefault: string): 0 | 1 | 2 {
  if (!hasFallback(device, storeDefault)) return 0;
  return device.routes.defaultPrinter === null ? 1 : 2;
}

/**
 * Whether a device takes the tickets of a station: one that was given a printer for it does. Where none was, those whose
 * default printer somebody chose do; without such a choice every device with a default printer, and one whose default
 * printer does not exist only where no other's does.
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

import type { DeviceRoutes } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_STATION, stationOf } from '@comanda/domain/orders/printing/print-job';
import type { CategoryRoute } from '@comanda/domain/orders/printing/print-settings';

interface NamedCategory {
  categoryId: number;
  name: string;
}

/** One production ticket and its categories. */
export interface ProductionStation {
  station: string;
  categories: readonly string[];
}

/** The production tickets that result from the groupings, in the sequence of the menu. */
export function stationsOf(
  categories: readonly NamedCategory[],
  routes: readonly CategoryRoute[],
): ProductionStation[] {
  const names = new Map<string, string[]>();
  for (const { categoryId, name } of categories) {
    const station = stationOf(categoryId, { routes });
    names.set(station, [...(names.get(station) ?? []), name]);
  }
  return [...names].map(([station, members]) => ({ station, categories: members }));
}

/** Returns the routes with a new grouping for one category. An empty grouping removes the category's route. */
export function withGrouping(
  routes: readonly CategoryRoute[],
  categoryId: number,
  station: string,
): readonly CategoryRoute[] {
  const others = routes.filter((route) => route.categoryId !== categoryId);
  if (station === '') return others;
  const isKnown = others.length < routes.length;
  if (!isKnown) return [...others, { categoryId, station }];
  return routes.map((route) => (route.categoryId === categoryId ? { categoryId, station } : route));
}

/**
 * Returns a typed grouping as it is saved: trimmed, and in the spelling that another category already uses
 * ('cozinha' and 'Cozinha' are the same ticket). The name of the default station means no grouping.
 */
export function groupingFrom(typed: string, known: readonly string[]): string {
  const grouping = typed.trim().replace(/\s+/g, ' ');
  const isSame = (word: string) => word.toLocaleLowerCase('pt-BR') === grouping.toLocaleLowerCase('pt-BR');
  if (isSame(DEFAULT_STATION)) return '';
  return known.find(isSame) ?? grouping;
}

/**
 * A device's routes after a category moved from one station to another. A new station without printers gets
 * the printers of the old station, so that renaming a grouping changes no printer. The old station is removed
 * if it has no category left.
 */
export function moveStation(
  device: DeviceRoutes,
  move: { from: string; to: string; isFromStillUsed: boolean },
): DeviceRoutes {
  const { from, to, isFromStillUsed } = move;
  const printers = device.printersByStation[from];
  if (from === to || printers === undefined) return device;
  const printersByStation = { ...device.printersByStation };
  printersByStation[to] ??= printers;
  if (!isFromStillUsed) delete printersByStation[from];
  return { ...device, printersByStation };
}

/**
 * A device's routes with new printers for one station. Without printers, the station uses the device's
 * default printer.
 */
export function withStationPrinters(
  device: DeviceRoutes,
  station: string,
  printers: readonly string[],
): DeviceRoutes {
  const { [station]: _former, ...others } = device.printersByStation;
  return {
    ...device,
    printersByStation: printers.length === 0 ? others : { ...others, [station]: printers },
  };
}

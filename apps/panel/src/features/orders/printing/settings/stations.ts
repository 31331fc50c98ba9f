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

/** The production tickets of the groupings, in the menu's order. */
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

/** The routes with one category's grouping changed; an empty grouping is no route. */
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
 * A typed grouping in its saved form: trimmed, and in the spelling already used elsewhere ('cozinha' and 'Cozinha' are
 * one ticket). The default station is the same as no grouping.
 */
export function groupingFrom(typed: string, known: readonly string[]): string {
  const grouping = typed.trim().replace(/\s+/g, ' ');
  const isSame = (word: string) => word.toLocaleLowerCase('pt-BR') === grouping.toLocaleLowerCase('pt-BR');
  if (isSame(DEFAULT_STATION)) return '';
  return known.find(isSame) ?? grouping;
}

/**
 * A device's routes after a category moved from one station to another. A new station without printers gets those of
 * the old one, so that renaming a grouping changes no printer. The old station is removed if it has no category left.
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

/** A device's routes with other printers for one station; none: its default printer. */
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

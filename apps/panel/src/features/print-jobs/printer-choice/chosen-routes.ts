import type { DeviceRoutes } from '@comanda/domain/printing/print-device';

/** A device's routes once this printer is its default, or the only one of the station. */
export function chosenRoutes(routes: DeviceRoutes, station: string | null, printer: string): DeviceRoutes {
  if (station === null) return { ...routes, defaultPrinter: printer };
  return { ...routes, printersByStation: { ...routes.printersByStation, [station]: [printer] } };
}

/** The other devices' routes lose the station: the paper is wanted in one place, not in two. */
export function releasedRoutes(routes: DeviceRoutes, station: string): DeviceRoutes | null {
  if ((routes.printersByStation[station] ?? []).length === 0) return null;
  const { [station]: _gone, ...others } = routes.printersByStation;
  return { ...routes, printersByStation: others };
}

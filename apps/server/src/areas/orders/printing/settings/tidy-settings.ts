import { tidyName, withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import {
  type CategoryRoute,
  type PrintSettings,
  SYSTEM_PRINTER,
} from '@comanda/domain/orders/printing/print-settings';

/**
 * Normalises settings: removes invisible characters, and leaves one route per category. Stations that differ
 * only in upper and lower case get the spelling of the first.
 */
export function tidySettings(settings: PrintSettings): PrintSettings {
  const spelling = new Map<string, string>();
  const routes = new Map<number, CategoryRoute>();
  for (const { categoryId, station } of settings.routes) {
    const tidy = tidyName(station);
    const key = tidy.toLocaleLowerCase('pt-BR').normalize();
    if (!spelling.has(key)) spelling.set(key, tidy);
    routes.set(categoryId, { categoryId, station: spelling.get(key) ?? tidy });
  }
  const defaultPrinter = withoutUnseen(settings.defaultPrinter);
  return {
    ...settings,
    defaultPrinter: defaultPrinter === '' ? SYSTEM_PRINTER : defaultPrinter,
    routes: [...routes.values()],
  };
}

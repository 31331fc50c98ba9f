import {
  type CategoryRoute,
  type PrintSettings,
  SYSTEM_PRINTER,
} from '@comanda/domain/printing/print-settings';
import { tidyName, withoutUnseen } from '@comanda/domain/text/tidy-name';

/**
 * Settings as they are kept: texts without what nobody sees, one route per category, and stations that differ in their
 * letters' case only as one, written as the first of them.
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

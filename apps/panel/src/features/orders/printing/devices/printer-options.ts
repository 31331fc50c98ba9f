import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { NO_PRINTER, SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import type { SelectOption } from '@comanda/ui/form/fields/select-field.tsx';
import { printerTexts } from './texts.ts';

/** The printers to choose from. A chosen printer that no longer exists stays in the list, marked as missing. */
export function printerOptions(printers: readonly FoundPrinter[], chosen?: string): SelectOption[] {
  const found = printers.map(({ name }) => ({ value: name, label: name }));
  const isKnown =
    chosen === undefined ||
    chosen === NO_PRINTER ||
    chosen === SYSTEM_PRINTER ||
    printers.some(({ name }) => name === chosen);
  return isKnown ? found : [...found, { value: chosen, label: printerTexts.missing(chosen) }];
}

/**
 * The list, preceded by 'Nenhuma' and 'Impressora padrão'. The second entry names the system's default
 * printer if it is known.
 */
export function defaultPrinterOptions(printers: readonly FoundPrinter[], chosen: string): SelectOption[] {
  const standard = printers.find(({ isDefault }) => isDefault);
  return [
    { value: NO_PRINTER, label: NO_PRINTER },
    { value: SYSTEM_PRINTER, label: standard ? printerTexts.systemPrinter(standard.name) : SYSTEM_PRINTER },
    ...printerOptions(printers, chosen),
  ];
}

import {
  CODE_PAGES,
  type DeviceRoutes,
  type FoundPrinter,
  PRINTER_MODES,
  PRINTER_TROUBLES,
  type PrinterTrouble,
} from '@comanda/domain/printing/print-device';
import { LONGEST_PRINTER_NAME, LONGEST_STATION_NAME } from '@comanda/domain/printing/print-settings';
import * as z from 'zod/mini';

const printerName = z.string().check(z.minLength(1), z.maxLength(LONGEST_PRINTER_NAME));
const MOST_PRINTERS = 50;

const TROUBLE_WORDS = ['sem_resposta', 'sem_papel', 'tampa_aberta', 'parada'] as const;
export const printerTroubleWire = z.enum(TROUBLE_WORDS);

export function troubleFromWire(word: z.infer<typeof printerTroubleWire>): PrinterTrouble {
  return PRINTER_TROUBLES[TROUBLE_WORDS.indexOf(word)] ?? 'halted';
}

export function troubleToWire(trouble: PrinterTrouble): z.infer<typeof printerTroubleWire> {
  return TROUBLE_WORDS[PRINTER_TROUBLES.indexOf(trouble)] ?? 'parada';
}

/**
 * A printer on the wire; clients need `nome` only. `driver`: false for addresses and device files. `problema`: why it
 * prints nothing now; agents from before it was told leave it out.
 */
export const foundPrinterWire = z.object({
  nome: printerName,
  padrao: z.boolean(),
  driver: z.boolean(),
  online: z.nullable(z.boolean()),
  problema: z.optional(z.nullable(printerTroubleWire)),
});
export const foundPrintersWire = z.array(foundPrinterWire).check(z.maxLength(MOST_PRINTERS));

export function foundPrinterFromWire(wire: z.infer<typeof foundPrinterWire>): FoundPrinter {
  return {
    name: wire.nome,
    isDefault: wire.padrao,
    hasDriver: wire.driver,
    isOnline: wire.online,
    trouble: wire.problema ? troubleFromWire(wire.problema) : null,
  };
}

export function foundPrinterToWire(printer: FoundPrinter): z.infer<typeof foundPrinterWire> {
  return {
    nome: printer.name,
    padrao: printer.isDefault,
    driver: printer.hasDriver,
    online: printer.isOnline,
    problema: printer.trouble && troubleToWire(printer.trouble),
  };
}

const stationName = z.string().check(z.minLength(1), z.maxLength(LONGEST_STATION_NAME));
const MOST_STATIONS = 100;

export const deviceRoutesWire = z.object({
  impressora: z.nullable(printerName),
  estacoes: z
    .array(z.object({ estacao: stationName, impressoras: z.array(printerName).check(z.maxLength(8)) }))
    .check(z.maxLength(MOST_STATIONS)),
  opcoes: z
    .array(
      z.object({
        impressora: printerName,
        modo: z.enum(PRINTER_MODES),
        pagina_codigo: z.enum(CODE_PAGES),
        corta: z.boolean(),
        gaveta: z.boolean(),
      }),
    )
    .check(z.maxLength(MOST_PRINTERS)),
});

export function deviceRoutesFromWire(wire: z.infer<typeof deviceRoutesWire>): DeviceRoutes {
  return {
    defaultPrinter: wire.impressora,
    printersByStation: Object.fromEntries(wire.estacoes.map((each) => [each.estacao, each.impressoras])),
    optionsByPrinter: Object.fromEntries(
      wire.opcoes.map(({ impressora, modo, pagina_codigo, corta, gaveta }) => [
        impressora,
        { mode: modo, codePage: pagina_codigo, cutsPaper: corta, opensDrawer: gaveta },
      ]),
    ),
  };
}

export function deviceRoutesToWire(routes: DeviceRoutes): z.infer<typeof deviceRoutesWire> {
  return {
    impressora: routes.defaultPrinter,
    estacoes: Object.entries(routes.printersByStation).map(([estacao, printers]) => ({
      estacao,
      impressoras: [...printers],
    })),
    opcoes: Object.entries(routes.optionsByPrinter).map(([impressora, options]) => ({
      impressora,
      modo: options.mode,
      pagina_codigo: options.codePage,
      corta: options.cutsPaper,
      gaveta: options.opensDrawer,
    })),
  };
}

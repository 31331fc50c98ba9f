import {
  CODE_PAGES,
  type DeviceRoutes,
  PRINTER_MODES,
  type PrinterTrouble,
} from '@comanda/domain/orders/printing/print-device';
import { LONGEST_PRINTER_NAME, LONGEST_STATION_NAME } from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import { bool, oneOf, translated } from '../../kit/field-types.ts';
import { list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';

/** The printer's name on its computer. Blanks at both ends belong to the name. */
const printerName = asIs(z.string().check(z.minLength(1), z.maxLength(LONGEST_PRINTER_NAME)));
const stationName = asIs(z.string().check(z.minLength(1), z.maxLength(LONGEST_STATION_NAME)));
const MAX_PRINTERS = 50;
const MAX_STATIONS = 100;

export const printerTrouble = translated({
  'no-answer': 'sem_resposta',
  'paper-out': 'sem_papel',
  'cover-open': 'tampa_aberta',
  halted: 'parada',
} as const satisfies Record<PrinterTrouble, string>);

/**
 * A printer on the wire; clients need only `nome`. `driver` is false if the printer is reached by a network
 * address or a device file. `problema`: why the printer cannot print now; missing from older agents.
 */
export const foundPrinter = record({
  name: ['nome', printerName],
  isDefault: ['padrao', bool],
  hasDriver: ['driver', bool],
  isOnline: ['online', nullable(bool)],
  trouble: ['problema', orNull(printerTrouble)],
});
export const foundPrinters = list(foundPrinter, { most: MAX_PRINTERS });

const station = record({
  name: ['estacao', stationName],
  printers: ['impressoras', list(printerName, { most: 8 })],
});
const printerOptions = record({
  printer: ['impressora', printerName],
  mode: ['modo', oneOf(PRINTER_MODES)],
  codePage: ['pagina_codigo', oneOf(CODE_PAGES)],
  cutsPaper: ['corta', bool],
  opensDrawer: ['gaveta', bool],
});
const routeLists = record({
  defaultPrinter: ['impressora', nullable(printerName)],
  stations: ['estacoes', list(station, { most: MAX_STATIONS })],
  options: ['opcoes', list(printerOptions, { most: MAX_PRINTERS })],
});

/** Routes of tickets to printers: lists on the wire, objects by name in the domain. */
export const deviceRoutes = shape(routeLists.wire, {
  decode(wire): DeviceRoutes {
    const { defaultPrinter, stations, options } = routeLists.decode(wire);
    return {
      defaultPrinter,
      printersByStation: Object.fromEntries(stations.map(({ name, printers }) => [name, printers])),
      optionsByPrinter: Object.fromEntries(options.map(({ printer, ...each }) => [printer, each])),
    };
  },
  encode: ({ defaultPrinter, printersByStation, optionsByPrinter }: DeviceRoutes) =>
    routeLists.encode({
      defaultPrinter,
      stations: Object.entries(printersByStation).map(([name, printers]) => ({ name, printers })),
      options: Object.entries(optionsByPrinter).map(([printer, each]) => ({ printer, ...each })),
    }),
});

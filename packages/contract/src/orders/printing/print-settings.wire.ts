import {
  DELAYS_MS,
  FONT_NAMES,
  FONT_SIZES,
  LONGEST_PRINTER_NAME,
  LONGEST_STATION_NAME,
  MAX_COPIES,
  MAX_LINES_SKIPPED,
  PAGE_WIDTHS,
  PRINT_METHODS,
  type PrintSettings,
  TICKET_LAYOUTS,
  WIDEST_MARGIN,
} from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import { bool, flag, id, integer, oneOf, oneOfNumbers, plainNumber } from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, orNull, partial, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';

const route = record({
  categoryId: ['id_cardapio_categoria', id],
  station: ['agrupamento', asIs(z.string().check(z.maxLength(LONGEST_STATION_NAME)))],
});

export const printSettings = record({
  defaultPrinter: [
    'defaultPrinter',
    asIs(z.string().check(z.minLength(1), z.maxLength(LONGEST_PRINTER_NAME))),
  ],
  layout: ['impressaoLayout', oneOf(TICKET_LAYOUTS)],
  delayMs: ['delay', oneOfNumbers<number>(DELAYS_MS)],
  printsProduction: ['impressaoProducao', bool],
  printsStoreCopy: ['impressaoEstabelecimento', bool],
  printsCustomerCopy: ['impressaoCliente', bool],
  groupsItems: ['impressaoItemAgrupado', bool],
  printsLogo: ['imprimirLogotipo', bool],
  acceptsAutomatically: ['autoAceiteImprimir', bool],
  copies: ['qtdeCopia', integer({ min: 1, max: MAX_COPIES })],
  width: ['larguraMaximaPagina', oneOf(PAGE_WIDTHS)],
  method: ['metodoImpressao', oneOf(PRINT_METHODS)],
  linesSkipped: ['saltoLinhaInicio', integer({ min: 0, max: MAX_LINES_SKIPPED })],
  marginLeft: ['margemEsquerda', integer({ min: 0, max: WIDEST_MARGIN })],
  marginRight: ['margemDireita', integer({ min: 0, max: WIDEST_MARGIN })],
  fontName: ['nomeFonte', oneOf(FONT_NAMES)],
  fontSize: ['tamanhoFonte', oneOfNumbers(FONT_SIZES)],
  routes: ['impressorasProducao', list(route, { most: 200 })],
});

const stored = record({
  ...printSettings.fields,
  isSynced: ['sincronizado', flag({ true: 'S', false: 'N' })],
  version: ['versao', plainNumber],
});

/** The store's settings on the server. `isSynced` is false if the client has an older version. */
export interface StoredPrintSettings {
  settings: PrintSettings;
  version: number;
  isSynced: boolean;
}

/** Null: the store has never saved settings. As specified, `status` is false in this case. */
export const printSettingsAnswer = shape(
  z.object({ status: z.boolean(), erro: z.optional(z.string()), obj: nullable(stored).wire }),
  {
    decode({ obj }): StoredPrintSettings | null {
      if (obj === null) return null;
      const { version, isSynced, ...settings } = stored.decode(obj);
      return { settings, version, isSynced };
    },
    encode: (configured: StoredPrintSettings | null) =>
      configured === null
        ? { status: false, erro: NOTHING_SAVED, obj: null }
        : { status: true, obj: stored.encode({ ...configured.settings, ...configured }) },
  },
);

/** This text is from the specification, word for word. */
export const NOTHING_SAVED =
  "Sua loja não possui nenhuma configuração salva em nuvem. Configure sua loja conforme a sua necessidade e clique no botão 'Salvar Alterações'.";

const version = orNull(integer({ min: 0, max: 1_000_000_000 }));

/** The version of the client's settings. Null: the client has no settings, so they cannot be out of date. */
export const knownVersionInput = record({ knownVersion: ['versao', version] });

/** `id_estabelecimento` is not listed here: the server compares it with the session's store in every request. */
const input = record({ ...partial(printSettings).fields, version: ['versao', version] });

/**
 * Settings to save; missing settings do not change. `version` is the version that the change is based on.
 * Without `version` the settings replace any version.
 */
export const printSettingsInput = shape(input.wire, {
  decode(wire) {
    const { version, ...settings } = input.decode(wire);
    return { settings, version };
  },
  encode: ({ settings, version }: { settings: Partial<PrintSettings>; version: number | null }) =>
    input.encode({ ...settings, version }),
});
export type PrintSettingsInput = DomainOfShape<typeof printSettingsInput>;

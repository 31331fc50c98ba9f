import {
  DELAYS_MS,
  FONT_NAMES,
  FONT_SIZES,
  LONGEST_PRINTER_NAME,
  LONGEST_STATION_NAME,
  MOST_COPIES,
  MOST_LINES_SKIPPED,
  PAGE_WIDTHS,
  PRINT_METHODS,
  type PrintSettings,
  TICKET_LAYOUTS,
  WIDEST_MARGIN,
} from '@comanda/domain/printing/print-settings';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { wireFlagSN, wireId, wireInteger } from '../wire-types.ts';

const wireBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0', 'S', 'N'])]),
  z.transform((value) => value === true || value === 'true' || value === '1' || value === 'S'),
);
const upTo = (most: number, least = 0) => z.pipe(wireInteger, z.int().check(z.gte(least), z.lte(most)));
/** A number that must be one of a few. */
const oneOf = <const Value extends number>(values: readonly Value[]) =>
  z.pipe(wireInteger, z.union(values.map((value) => z.literal(value))));

const routeWire = z.object({
  id_cardapio_categoria: wireId,
  agrupamento: z.string().check(z.maxLength(LONGEST_STATION_NAME)),
});

/** The settings' fields as they travel both ways. */
const fields = {
  defaultPrinter: z.string().check(z.minLength(1), z.maxLength(LONGEST_PRINTER_NAME)),
  impressaoLayout: z.enum(TICKET_LAYOUTS),
  delay: oneOf(DELAYS_MS),
  impressaoProducao: wireBoolean,
  impressaoEstabelecimento: wireBoolean,
  impressaoCliente: wireBoolean,
  impressaoItemAgrupado: wireBoolean,
  autoAceiteImprimir: wireBoolean,
  qtdeCopia: upTo(MOST_COPIES, 1),
  larguraMaximaPagina: z.enum(PAGE_WIDTHS),
  metodoImpressao: z.enum(PRINT_METHODS),
  saltoLinhaInicio: upTo(MOST_LINES_SKIPPED),
  margemEsquerda: upTo(WIDEST_MARGIN),
  margemDireita: upTo(WIDEST_MARGIN),
  nomeFonte: z.enum(FONT_NAMES),
  tamanhoFonte: oneOf(FONT_SIZES),
  impressorasProducao: z.array(routeWire).check(z.maxLength(200)),
};

const settingsWire = z.object({ ...fields, sincronizado: wireFlagSN, versao: z.number() });
const allFields = z.object(fields);
const someFields = z.partial(allFields);
const wishWire = z.object({ ...someFields.shape, versao: z.optional(upTo(1_000_000_000)) });

type Fields = z.output<typeof someFields>;
/** The settings a payload names, the others undefined. */
function settingsOf(wire: z.output<typeof allFields>): PrintSettings;
function settingsOf(wire: Fields): Partial<PrintSettings>;
function settingsOf(wire: Fields): Partial<PrintSettings> {
  return {
    defaultPrinter: wire.defaultPrinter,
    delayMs: wire.delay,
    layout: wire.impressaoLayout,
    method: wire.metodoImpressao,
    printsProduction: wire.impressaoProducao,
    printsCustomerCopy: wire.impressaoCliente,
    printsStoreCopy: wire.impressaoEstabelecimento,
    groupsItems: wire.impressaoItemAgrupado,
    acceptsAutomatically: wire.autoAceiteImprimir,
    copies: wire.qtdeCopia,
    width: wire.larguraMaximaPagina,
    linesSkipped: wire.saltoLinhaInicio,
    marginLeft: wire.margemEsquerda,
    marginRight: wire.margemDireita,
    fontName: wire.nomeFonte,
    fontSize: wire.tamanhoFonte,
    routes: wire.impressorasProducao?.map((route) => ({
      categoryId: route.id_cardapio_categoria,
      station: route.agrupamento,
    })),
  };
}

function fieldsOf(settings: PrintSettings): z.output<typeof allFields>;
function fieldsOf(settings: Partial<PrintSettings>): Fields;
function fieldsOf(settings: Partial<PrintSettings>): Fields {
  return {
    defaultPrinter: settings.defaultPrinter,
    impressaoLayout: settings.layout,
    delay: settings.delayMs as Fields['delay'],
    impressaoProducao: settings.printsProduction,
    impressaoEstabelecimento: settings.printsStoreCopy,
    impressaoCliente: settings.printsCustomerCopy,
    impressaoItemAgrupado: settings.groupsItems,
    autoAceiteImprimir: settings.acceptsAutomatically,
    qtdeCopia: settings.copies,
    larguraMaximaPagina: settings.width,
    metodoImpressao: settings.method,
    saltoLinhaInicio: settings.linesSkipped,
    margemEsquerda: settings.marginLeft,
    margemDireita: settings.marginRight,
    nomeFonte: settings.fontName,
    tamanhoFonte: settings.fontSize,
    impressorasProducao: settings.routes?.map(({ categoryId, station }) => ({
      id_cardapio_categoria: categoryId,
      agrupamento: station,
    })),
  };
}

/** The store's settings as kept in the cloud. `isSynced` is false when the asker knew an older version. */
export interface KeptPrintSettings {
  settings: PrintSettings;
  version: number;
  isSynced: boolean;
}

/** Null: the store never saved any; `status` is false then, as specified. */
export const printSettingsAnswer = shape(
  z.object({ status: z.boolean(), erro: z.optional(z.string()), obj: z.nullable(settingsWire) }),
  {
    decode: ({ obj }): KeptPrintSettings | null =>
      obj && {
        settings: settingsOf(obj),
        version: obj.versao,
        isSynced: obj.sincronizado === 'S',
      },
    encode: (kept: KeptPrintSettings | null) =>
      kept === null
        ? { status: false, erro: NOTHING_SAVED, obj: null }
        : {
            status: true,
            obj: {
              ...fieldsOf(kept.settings),
              sincronizado: kept.isSynced ? ('S' as const) : ('N' as const),
              versao: kept.version,
            },
          },
  },
);

/** To the letter of the specification. */
export const NOTHING_SAVED =
  "Sua loja não possui nenhuma configuração salva em nuvem. Configure sua loja conforme a sua necessidade e clique no botão 'Salvar Alterações'.";

/** What the asker knows; null: nothing, which is never out of date. */
export const knownVersionInput = shape(z.object({ versao: z.optional(upTo(1_000_000_000)) }), {
  decode: (wire): { knownVersion: number | null } => ({ knownVersion: wire.versao ?? null }),
  encode: ({ knownVersion }: { knownVersion: number | null }) =>
    knownVersion === null ? {} : { versao: knownVersion },
});

/**
 * Settings to keep; those that are not named stay as they are. `version` is the one they were made from; without it they
 * go on top of whatever is kept.
 */
export interface PrintSettingsWish {
  settings: Partial<PrintSettings>;
  version: number | null;
}

/** `id_estabelecimento` is compared with the session's store wherever it is sent. */
export const printSettingsWish = shape(wishWire, {
  decode: (wire): PrintSettingsWish => ({ settings: settingsOf(wire), version: wire.versao ?? null }),
  encode: ({ settings, version }: PrintSettingsWish) => ({
    ...fieldsOf(settings),
    ...(version === null ? {} : { versao: version }),
  }),
});

import type { AmountChange, AreaChange } from '@comanda/domain/delivery-areas/area-change';
import { type AreaTerms, MAX_AREA_CENTS } from '@comanda/domain/delivery-areas/delivery-area';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import * as z from 'zod/mini';
import {
  bool,
  flag,
  id,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  reais,
  translated,
} from '../field-types.ts';
import { answer, type DomainOfShape, list, nullable, optional, orNull, record } from '../record.ts';
import { type Shape, shape } from '../shape.ts';

const amount = reais({ max: MAX_AREA_CENTS });

/** An amount for free delivery; none is null, and what older clients write for it: 0. */
const freeFrom = shape(z.nullable(amount.wire), {
  decode: (wire): number | null => (wire === null ? null : amount.decode(wire) || null),
  encode: (cents: number | null) => (cents === null ? null : amount.encode(cents)),
});

const writtenTerms = {
  isActive: ['inativo', flag({ true: 'N', false: 'S' })],
  minimumCents: ['valor_minimo', amount],
  paidCents: ['valor_taxa', amount],
  keptCents: ['valor_taxa_old', amount],
  freeFromCents: ['valor_frete_gratis', freeFrom],
} as const;

interface WrittenFee {
  /** What the customer pays. */
  paidCents: number;
  /** While the delivery is free: what it cost before. */
  keptCents: number;
}

/** The wire swaps two amounts; ours is one fee and whether the store gives it away. */
function fromWritten<T extends WrittenFee>({ paidCents, keptCents, ...rest }: T) {
  const isFree = paidCents === 0 && keptCents > 0;
  return { ...rest, isFree, feeCents: isFree ? keptCents : paidCents };
}

function toWritten<T extends Pick<AreaTerms, 'isFree' | 'feeCents'>>({ isFree, feeCents, ...rest }: T) {
  return { ...rest, paidCents: isFree ? 0 : feeCents, keptCents: isFree ? feeCents : 0 };
}

const storedWire = record({
  areaId: ['id_estabelecimento_bairro', id],
  ...writtenTerms,
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', plainMoment],
});

/** A district the store delivers to, or did: its terms, which version of them, and who made that when (epoch ms). */
export interface ServedArea extends AreaTerms {
  areaId: number;
  version: number;
  changedBy: string | null;
  changedAt: number;
}

const servedArea: Shape<ServedArea, z.infer<typeof storedWire.wire>> = shape(storedWire.wire, {
  decode: (wire): ServedArea => fromWritten(storedWire.decode(wire)),
  encode: (area: ServedArea) => storedWire.encode(toWritten(area)),
});

const city = record({
  cityId: ['id_cidade', id],
  name: ['nome_cidade', plainText],
});

const district = record({
  districtId: ['id_bairro', id],
  name: ['nome_bairro', plainText],
  city: ['cidade', city],
  served: ['atendido', nullable(servedArea)],
});

/** A district of one of the store's cities; `served` is null where the store never delivered. */
export type DistrictArea = DomainOfShape<typeof district>;

const cityFields = {
  cityId: ['id_cidade', id],
  name: ['nome_cidade', plainText],
  state: ['uf', plainText],
} as const;

export const knownCity = record(cityFields);

/** A city of the reference data. */
export type KnownCity = DomainOfShape<typeof knownCity>;

const storeCity = record({
  ...cityFields,
  /** The store stands here: it is always on the list. */
  isOwn: ['da_loja', bool],
});

/** A city the store delivers in. */
export type StoreCity = DomainOfShape<typeof storeCity>;

/** Everything the store's table of areas shows; `version` counts the changes of all of it. */
export interface AreaTable {
  version: number;
  cities: readonly StoreCity[];
  districts: readonly DistrictArea[];
}

const tableRecord = record({
  version: ['versao', plainNumber],
  cities: ['cidades', list(storeCity)],
  districts: ['bairros', list(district)],
});

export const areaTableAnswer = answer(tableRecord);

/** What a change of one or many areas came to. */
export interface AreasChanged {
  /** Of the whole table, as it is now. */
  version: number;
  /** Those that became something else, as they are now. */
  areas: readonly ServedArea[];
  /** Takes all of it back; null when nothing changed. */
  batchId: string | null;
}

export const areasChangedAnswer = answer(
  record({
    version: ['versao', plainNumber],
    areas: ['atendidos', list(servedArea)],
    batchId: ['lote', nullable(plainText)],
  }),
);

const version = integer({ min: 0, max: 2_000_000_000 });

const editWire = record({
  areaId: ['id_estabelecimento_bairro', id],
  ...writtenTerms,
  keptCents: ['valor_taxa_old', optional(amount)],
  freeFromCents: ['valor_frete_gratis', optional(freeFrom)],
  /** Which version it was made from; without it the terms go on top of whatever stands. */
  version: ['versao', orNull(version)],
});

/** New terms of one area; `version` null: whatever stands. */
export interface AreaEdit extends AreaTerms {
  areaId: number;
  version: number | null;
}

export const areaEdit = shape(editWire.wire, {
  decode: (wire): AreaEdit => {
    const read = editWire.decode(wire);
    return fromWritten({
      ...read,
      keptCents: read.keptCents ?? 0,
      freeFromCents: read.freeFromCents ?? null,
    });
  },
  encode: (edit: AreaEdit) => editWire.encode(toWritten(edit)),
});

/** At most this many areas in one change; no city of Brazil has more districts. */
export const MOST_AREAS = 10_000;

const signedReais = z.number().check(
  z.gte(-reaisFromCents(MAX_AREA_CENTS)),
  z.lte(reaisFromCents(MAX_AREA_CENTS)),
  z.refine((value) => reaisFromCents(centsFromReais(value)) === value, 'Use no máximo duas casas decimais.'),
);
/** From nothing at all to ten times as much more. */
const percent = z.number().check(
  z.gte(-100),
  z.lte(1_000),
  z.refine((value) => centsFromReais(value) / 100 === value, 'Use no máximo duas casas decimais.'),
);

const amountChangeWire = z.union([
  z.object({ tipo: z.literal('definir'), valor: amount.wire }),
  z.object({ tipo: z.literal('somar'), valor: signedReais }),
  z.object({ tipo: z.literal('percentual'), valor: percent }),
]);
type AmountChangeWire = z.infer<typeof amountChangeWire>;

const amountChange = shape(amountChangeWire as z.ZodMiniType<AmountChangeWire>, {
  decode: ({ tipo, valor }): AmountChange => {
    if (tipo === 'percentual') return { kind: 'percent', hundredths: centsFromReais(valor) };
    return { kind: tipo === 'somar' ? 'add' : 'set', cents: centsFromReais(valor) };
  },
  encode: (change: AmountChange): AmountChangeWire => {
    if (change.kind === 'percent') return { tipo: 'percentual', valor: change.hundredths / 100 };
    const valor = reaisFromCents(change.cents);
    return change.kind === 'add' ? { tipo: 'somar', valor } : { tipo: 'definir', valor };
  },
});

type FreeFromWire = AmountChangeWire | { tipo: 'nenhum' };
const freeFromChange = shape(
  z.union([
    ...amountChangeWire.def.options,
    z.object({ tipo: z.literal('nenhum') }),
  ]) as z.ZodMiniType<FreeFromWire>,
  {
    decode: (wire): NonNullable<AreaChange['freeFrom']> =>
      wire.tipo === 'nenhum' ? { kind: 'none' } : amountChange.decode(wire),
    encode: (change: NonNullable<AreaChange['freeFrom']>): FreeFromWire =>
      change.kind === 'none' ? { tipo: 'nenhum' } : amountChange.encode(change),
  },
);

const areaChange = record({
  isActive: ['inativo', optional(flag({ true: 'N', false: 'S' }))],
  free: ['frete_gratis', optional(translated({ on: 'S', off: 'N', swap: 'alternar' }))],
  minimum: ['valor_minimo', optional(amountChange)],
  fee: ['valor_taxa', optional(amountChange)],
  freeFrom: ['valor_frete_gratis', optional(freeFromChange)],
});

/** Which areas, and the version of each that was seen: 0 where none was kept, null for whatever stands. */
export interface ChosenArea {
  districtId: number;
  version: number | null;
}

export const bulkChange = record({
  chosen: [
    'bairros',
    list(record({ districtId: ['id_bairro', id], version: ['versao', orNull(version)] }), {
      most: MOST_AREAS,
    }),
  ],
  change: ['mudanca', areaChange],
});

const MAYBE_EMPTY = z.literal('');
const optionalAmount = z.optional(z.nullable(z.union([MAYBE_EMPTY, amount.wire])));
const isChosenWord = z.union([z.boolean(), z.enum(['true', 'false', '1', '0', 'S', 'N'])]);
/** An object of any names and not `z.record`, which every page would carry, the login too. */
const chosenMap = z
  .catchall(z.object({}), isChosenWord)
  .check(z.refine((chosen) => Object.keys(chosen).every((name) => /^\d{1,10}$/.test(name))));

/**
 * The specified change of many areas: they become active ('S') or inactive ('N'); with 'F' each besides turns its free
 * delivery, with 'E' the amounts that are named are set. An empty amount stays as it is.
 */
export const switchMany = shape(
  z.object({
    situacao: z.enum(['S', 'N']),
    acao: z.optional(z.enum(['', 'F', 'E'])),
    sel: chosenMap,
    valor_taxa: optionalAmount,
    valor_minimo: optionalAmount,
    valor_frete_gratis: optionalAmount,
  }),
  {
    decode: ({ situacao, acao, sel, ...amounts }): { chosen: readonly ChosenArea[]; change: AreaChange } => {
      const set = (wire: number | '' | null | undefined): { kind: 'set'; cents: number } | undefined =>
        typeof wire === 'number' ? { kind: 'set', cents: amount.decode(wire) } : undefined;
      const [fee, minimum, least] = [
        amounts.valor_taxa,
        amounts.valor_minimo,
        amounts.valor_frete_gratis,
      ].map(set);
      const edits =
        acao === 'E'
          ? { ...(fee && { fee }), ...(minimum && { minimum }), ...(least && { freeFrom: least }) }
          : {};
      return {
        chosen: Object.entries(sel)
          .filter(([, isChosen]) => isChosen === true || ['true', '1', 'S'].includes(String(isChosen)))
          .map(([districtId]) => ({ districtId: Number(districtId), version: null })),
        change: { isActive: situacao === 'S', ...(acao === 'F' && { free: 'swap' as const }), ...edits },
      };
    },
    encode: ({ chosen, change }) => {
      const reaisOf = (set: AreaChange['freeFrom']) =>
        set?.kind === 'set' ? amount.encode(set.cents) : undefined;
      return {
        situacao: change.isActive === false ? ('N' as const) : ('S' as const),
        acao: change.free === 'swap' ? ('F' as const) : ('E' as const),
        sel: Object.fromEntries(chosen.map(({ districtId }) => [String(districtId), true])),
        valor_taxa: reaisOf(change.fee),
        valor_minimo: reaisOf(change.minimum),
        valor_frete_gratis: reaisOf(change.freeFrom),
      };
    },
  },
);

export const districtInput = record({ districtId: ['id_bairro', id] });
export const cityInput = record({ cityId: ['id_cidade', id] });
export const batchInput = shape(z.object({ lote: z.uuid() }), {
  decode: ({ lote }) => ({ batchId: lote }),
  encode: ({ batchId }: { batchId: string }) => ({ lote: batchId }),
});

import { type AreaTerms, MAX_AREA_CENTS } from '@comanda/domain/store/delivery-areas/delivery-area';
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
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';

/** Amounts of an area's terms: cents in the domain. */
export const amount = reais({ max: MAX_AREA_CENTS });

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
  /** The fee the customer pays. */
  paidCents: number;
  /** The previous fee, while the delivery is free. */
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
  /** The store's own city: it is always on the list. */
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

/** Result of a change of one or many areas. */
export interface AreasChanged {
  /** Version of the whole table after the change. */
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

/** The version of an area, or of the table, that the person saw. */
export const version = integer({ min: 0, max: 2_000_000_000 });

const editWire = record({
  areaId: ['id_estabelecimento_bairro', id],
  ...writtenTerms,
  keptCents: ['valor_taxa_old', optional(amount)],
  freeFromCents: ['valor_frete_gratis', optional(freeFrom)],
  /** The version it was made from; without it the terms replace any version. */
  version: ['versao', orNull(version)],
});

/** New terms of one area; `version` null: replaces any version. */
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

export const districtInput = record({ districtId: ['id_bairro', id] });
export const cityInput = record({ cityId: ['id_cidade', id] });
export const batchInput = shape(z.object({ lote: z.uuid() }), {
  decode: ({ lote }) => ({ batchId: lote }),
  encode: ({ batchId }: { batchId: string }) => ({ lote: batchId }),
});

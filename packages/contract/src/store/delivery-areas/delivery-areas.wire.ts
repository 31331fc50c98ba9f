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

/** An amount in an area's terms; cents in the domain. */
export const amount = reais({ max: MAX_AREA_CENTS });

/** From this order amount on, delivery is free; null: never. Older clients send 0 instead of null. */
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
  /** The fee that the customer pays. */
  paidCents: number;
  /** If delivery is free: the fee that the area had before. */
  keptCents: number;
}

/** On the wire, free delivery swaps two amounts. The domain has one fee and a flag. */
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

/** A district in the store's delivery table: terms, version, author and time (epoch ms). */
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

/** A district of one of the store's cities; `served` is null if the store never delivered there. */
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
  /** True: the store's own city, which is always in the list. */
  isOwn: ['da_loja', bool],
});

/** A city where the store delivers. */
export type StoreCity = DomainOfShape<typeof storeCity>;

/** The store's table of areas; `version` counts all changes of the table. */
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

export interface AreasChanged {
  /** Version of the whole table after the change. */
  version: number;
  /** The changed areas with their current values. */
  areas: readonly ServedArea[];
  /** Id that undoes the whole change; null if nothing changed. */
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
  /** The version that the new terms are based on. Null: the terms replace any version. */
  version: ['versao', orNull(version)],
});

/** New terms of one area. With `version` null they replace any version. */
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

import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { AmountChange, AreaChange } from '@comanda/domain/store/delivery-areas/area-change';
import { MAX_AREA_CENTS } from '@comanda/domain/store/delivery-areas/delivery-area';
import * as z from 'zod/mini';
import { flag, id, translated } from '../../kit/field-types.ts';
import { list, optional, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { amount, version } from './delivery-areas.wire.ts';

/** Maximum number of areas in one change; no city of Brazil has more districts. */
export const MAX_AREAS = 10_000;

const signedReais = z.number().check(
  z.gte(-reaisFromCents(MAX_AREA_CENTS)),
  z.lte(reaisFromCents(MAX_AREA_CENTS)),
  z.refine((value) => reaisFromCents(centsFromReais(value)) === value, 'Use no máximo duas casas decimais.'),
);
/** A change in percent, from -100 (zero) to 1000 (eleven times the amount). */
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

/**
 * A chosen area, and the version that the person saw. 0: the area was never saved. Null: no check of the
 * version.
 */
export interface ChosenArea {
  districtId: number;
  version: number | null;
}

export const bulkChange = record({
  chosen: [
    'bairros',
    list(record({ districtId: ['id_bairro', id], version: ['versao', orNull(version)] }), {
      most: MAX_AREAS,
    }),
  ],
  change: ['mudanca', areaChange],
});

const MAYBE_EMPTY = z.literal('');
const optionalAmount = z.optional(z.nullable(z.union([MAYBE_EMPTY, amount.wire])));
const isChosenWord = z.union([z.boolean(), z.enum(['true', 'false', '1', '0', 'S', 'N'])]);
/** An object with any keys. Not `z.record`, which would enlarge the code of every page, even the login. */
const chosenMap = z
  .catchall(z.object({}), isChosenWord)
  .check(z.refine((chosen) => Object.keys(chosen).every((name) => /^\d{1,10}$/.test(name))));

/**
 * The specification's change of many areas: 'S' makes them active, 'N' inactive. 'F' also toggles free
 * delivery of each area; 'E' sets the given amounts. An empty amount does not change.
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
      const [fee, minimum, min] = [amounts.valor_taxa, amounts.valor_minimo, amounts.valor_frete_gratis].map(
        set,
      );
      const edits =
        acao === 'E'
          ? { ...(fee && { fee }), ...(minimum && { minimum }), ...(min && { freeFrom: min }) }
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

import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { flag, id, integer, moment, reais, text } from './field-types.ts';
import { speakPlainly } from './plain-faults.ts';
import {
  answer,
  type DomainOfShape,
  fieldOfWire,
  list,
  nullable,
  optional,
  orNull,
  record,
} from './record.ts';

speakPlainly();

const band = record({
  start: ['inicio', integer({ min: 0, max: 1439 })],
  note: ['nota', optional(text({ max: 9 }))],
});
const area = record({
  areaId: ['id_area', id],
  feeCents: ['valor_taxa', reais()],
  isActive: ['inativo', flag({ true: 'N', false: 'S' })],
  bands: ['faixas', list(band, { most: 3, least: 1 })],
  since: ['desde', nullable(moment)],
  word: ['motivo', orNull(text({ max: 20 }))],
});
type Area = DomainOfShape<typeof area>;

const domain: Area = {
  areaId: 7,
  feeCents: 1250,
  isActive: true,
  bands: [{ start: 60 }, { start: 90, note: 'noite' }],
  since: Date.UTC(2026, 0, 1),
  word: null,
};
const wire = {
  id_area: 7,
  valor_taxa: 12.5,
  inativo: 'N' as const,
  faixas: [{ inicio: 60 }, { inicio: 90, nota: 'noite' }],
  desde: '2026-01-01T00:00:00.000Z',
  motivo: null,
};

/** Returns the path and the text of each fault of a payload. */
function faultsOf(type: { wire: z.ZodMiniType }, value: unknown) {
  const parsed = z.safeParse(type.wire, value, { reportInput: true });
  return Object.fromEntries(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
}

describe('a record', () => {
  it('goes to the wire and comes back', () => {
    expect(area.encode(domain)).toEqual(wire);
    expect(Object.keys(area.encode(domain))).toEqual(Object.keys(wire));
    expect(area.decode(z.parse(area.wire, wire))).toEqual(domain);
    const { motivo: _leftOut, ...rest } = wire;
    expect(area.decode(z.parse(area.wire, rest))).toEqual(domain);
  });

  it('has the types of its table', () => {
    expectTypeOf<Area>().toEqualTypeOf<{
      areaId: number;
      feeCents: number;
      isActive: boolean;
      bands: readonly { start: number; note?: string | undefined }[];
      since: number | null;
      word: string | null;
    }>();
    expectTypeOf(area.encode).returns.toEqualTypeOf<{
      id_area: number;
      valor_taxa: number;
      inativo: 'N' | 'S';
      faixas: { inicio: number; nota?: string | undefined }[];
      desde: string | null;
      motivo?: string | null | undefined;
    }>();
    const { areaId } = domain;
    // @ts-expect-error a field that is missing
    const short: Area = { areaId };
    // @ts-expect-error a field nobody declared
    const misspelt: Area = { ...domain, feeCent: 1 };
    expect([short, misspelt]).toHaveLength(2);
  });

  it('refuses by field, and knows its name in the domain', () => {
    const faults = faultsOf(area, { ...wire, valor_taxa: 'x', faixas: [wire.faixas[0], { inicio: 1440 }] });
    expect(faults).toEqual({
      valor_taxa: 'Informe um valor em reais, como 12.50.',
      'faixas.1.inicio': 'O maior valor aceito é 1439.',
    });
    expect(faultsOf(area, {})).toMatchObject({ id_area: 'Campo obrigatório.', faixas: 'Campo obrigatório.' });
  });

  it.each([
    ['valor_taxa', 'feeCents'],
    ['faixas', 'bands'],
    ['faixas[2]', 'bands.2'],
    ['faixas[2].inicio', 'bands.2.start'],
    ['faixas[2].nenhum', 'bands.2'],
    ['desde.ano', 'since'],
    ['nenhum', null],
    ['', null],
  ])('names the wire field %s', (wirePath, name) => {
    expect(fieldOfWire(area, wirePath)).toBe(name);
  });

  it('finds fields through lists, options and answers', () => {
    const row = record({ areas: ['areas', nullable(list(area))], next: ['proxima', optional(area)] });
    expect(fieldOfWire(row, 'areas[1].faixas[0].inicio')).toBe('areas.1.bands.0.start');
    expect(fieldOfWire(row, 'proxima.valor_taxa')).toBe('next.feeCents');
  });

  it('bounds lists', () => {
    expect(faultsOf(area, { ...wire, faixas: [] })).toEqual({ faixas: 'Envie pelo menos um item.' });
    expect(faultsOf(area, { ...wire, faixas: Array(4).fill({ inicio: 1 }) })).toEqual({
      faixas: 'Envie no máximo 3 itens.',
    });
  });

  it('answers under a name', () => {
    const areas = answer('areas', list(area));
    expect(areas.encode([domain])).toEqual({ status: true, areas: [wire] });
    expect(areas.decode(z.parse(areas.wire, { status: true, areas: [wire] }))).toEqual([domain]);
    const one = answer(record({ until: ['ate', moment] }));
    expect(one.encode({ until: domain.since ?? 0 })).toEqual({ status: true, ate: wire.desde });
    expect(one.decode(z.parse(one.wire, { status: true, ate: wire.desde }))).toEqual({ until: domain.since });
    expect(areas.encode(Array<Area>(5_000).fill(domain)).areas).toHaveLength(5_000);
  });
});

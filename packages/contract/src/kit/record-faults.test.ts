import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flag, integer, oneOf, reais, text, textOrNull } from './field-types.ts';
import { list, nullable, optional, orNull, record } from './record.ts';
import { recordFaults } from './record-faults.ts';
import { recordLimits } from './record-limits.ts';
import { asIs } from './shape.ts';

const band = record({ start: ['inicio', integer({ min: 0, max: 1440 })] });
const place = record({
  name: ['nome', text({ max: 5 })],
  feeCents: ['taxa', reais({ max: 10_000 })],
  minimumCents: ['minimo', nullable(reais())],
  isActive: ['inativo', flag({ true: 'N', false: 'S' })],
  bands: ['faixas', list(band, { most: 2 })],
});
const good = { name: 'Sé', feeCents: 890, minimumCents: null, isActive: true, bands: [{ start: 0 }] };

describe('faults of a form by its record', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Campo obrigatório.' }],
    [{ name: 'Centro' }, { name: 'Escreva no máximo 5 caracteres.' }],
    // An empty field must not count as a fee of R$ 0,00.
    [{ feeCents: null }, { feeCents: 'Campo obrigatório.' }],
    [{ feeCents: 10_001 }, { feeCents: 'O maior valor aceito é R$ 100,00.' }],
    [{ bands: [{ start: 0 }, { start: null }] }, { 'bands.1.start': 'Campo obrigatório.' }],
    [{ bands: [{ start: 0 }, { start: 1 }, { start: 2 }] }, { bands: 'Envie no máximo 2 itens.' }],
  ])('%j: %j', (changes, faults) => {
    expect(recordFaults(place, { ...good, ...changes })).toEqual(faults);
  });
});

const inside = record({ street: ['rua', text({ max: 120 })] });
const person = record({
  name: ['nome', text({ max: 80 })],
  code: ['codigo', optional(text({ max: 60 }))],
  note: ['obs', textOrNull({ max: 300 })],
  email: ['email', orNull(asIs(z.email().check(z.maxLength(254))))],
  state: ['uf', oneOf(['SP', 'RJ'])],
  kind: ['tipo', orNull(oneOf(['A', 'B']))],
  least: ['minimo', integer({ min: 0, max: 9 })],
  places: ['lugares', list(inside, { most: 3 })],
});

describe('limits of a field by its record', () => {
  it.each([
    ['name', { maxLength: 80, 'aria-required': true }],
    // An optional field has no `aria-required`.
    ['code', { maxLength: 60 }],
    ['note', { maxLength: 300 }],
    ['email', { maxLength: 254, type: 'email' }],
    ['state', { 'aria-required': true }],
    ['kind', {}],
    ['least', {}],
    ['places', {}],
    ['places.1.street', { maxLength: 120, 'aria-required': true }],
    ['confirmation', {}],
  ])('%s: %j', (path, limits) => {
    expect(recordLimits(person, path)).toEqual(limits);
  });
});

import { describe, expect, it } from 'vitest';
import { flag, integer, reais, text } from './field-types.ts';
import { list, nullable, record } from './record.ts';
import { recordFaults } from './record-faults.ts';

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
    // Nothing written is no fee of R$ 0,00.
    [{ feeCents: null }, { feeCents: 'Campo obrigatório.' }],
    [{ feeCents: 10_001 }, { feeCents: 'O maior valor aceito é R$ 100,00.' }],
    [{ bands: [{ start: 0 }, { start: null }] }, { 'bands.1.start': 'Campo obrigatório.' }],
    [{ bands: [{ start: 0 }, { start: 1 }, { start: 2 }] }, { bands: 'Envie no máximo 2 itens.' }],
  ])('%j: %j', (changes, faults) => {
    expect(recordFaults(place, { ...good, ...changes })).toEqual(faults);
  });
});

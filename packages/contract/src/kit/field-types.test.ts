import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  bool,
  flag,
  id,
  integer,
  moment,
  oneOf,
  oneOfNumbers,
  reais,
  text,
  translated,
} from './field-types.ts';
import { speakPlainly } from './plain-faults.ts';
import type { Shape } from './shape.ts';

speakPlainly();

// biome-ignore lint/suspicious/noExplicitAny: a table of different types.
type AnyType = Shape<any, any>;
const name = text({ max: 5, min: 2 });
const minutes = integer({ min: 1, max: 240 });
const size = oneOfNumbers([8, 10]);
const fee = reais({ max: 100_000 });
const state = translated({ ready: 'pronto', failed: 'falhou' });
const isOpen = flag({ true: 'N', false: 'S' });

describe('reading', () => {
  it.each<[string, AnyType, unknown, unknown]>([
    ['a number', id, 7, 7],
    ['digits of a form', id, '7', 7],
    ['blanks around a text', name, '  ação\n', 'ação'],
    ['what nobody can keep', name, 'a\0b\ud800', 'ab\ufffd'],
    ['characters, not halves of them', name, '🍕🍕🍕🍕🍕', '🍕🍕🍕🍕🍕'],
    ['minutes of a form', minutes, '240', 240],
    ['one of a few', size, '10', 10],
    ['a word', oneOf(['app', 'web']), 'web', 'web'],
    ['a word of the wire', state, 'pronto', 'ready'],
    ['a letter', isOpen, 'N', true],
    ['the other letter', isOpen, 'S', false],
    ['true', bool, true, true],
    ['a word for true', bool, 'true', true],
    ['a letter for true', bool, 'S', true],
    ['a digit for false', bool, '0', false],
    ['a number for true', bool, 1, true],
    ['reais', fee, 12.5, 1250],
    ['reais of a form', fee, '12.05', 1205],
    ['a sum with binary noise', fee, 1.15, 115],
    ['the most', fee, 1000, 100_000],
    ['nothing to pay', fee, 0, 0],
    ['a moment', moment, '2026-11-21T20:15:00-03:00', Date.UTC(2026, 10, 21, 23, 15)],
  ])('%s', (_what, type, wire, domain) => {
    expect(type.decode(z.parse(type.wire, wire))).toBe(domain);
  });
});

describe('refusing', () => {
  it.each<[string, AnyType, unknown, string]>([
    ['nothing for a number', id, undefined, 'Campo obrigatório.'],
    ['nothing typed for a number', minutes, '', 'Campo obrigatório.'],
    ['words for a number', minutes, 'dez', 'Informe um número inteiro.'],
    ['a fraction', minutes, 1.5, 'Informe um número inteiro.'],
    ['too few', minutes, 0, 'O menor valor aceito é 1.'],
    ['too many', minutes, 241, 'O maior valor aceito é 240.'],
    ['another number', size, 9, 'Use um destes: 8, 10.'],
    ['blanks', text({ max: 5 }), '   ', 'Campo obrigatório.'],
    ['a short text', name, 'a', 'Escreva pelo menos 2 caracteres.'],
    ['a long text', name, 'abcdef', 'Escreva no máximo 5 caracteres.'],
    ['another letter', isOpen, 'X', 'Use um destes: S, N.'],
    ['another word', state, 'quase', 'Use um destes: pronto, falhou.'],
    ['perhaps', bool, 'talvez', 'Informe sim ou não (true ou false).'],
    ['no money', fee, undefined, 'Campo obrigatório.'],
    ['a comma', fee, '12,50', 'Informe um valor em reais, como 12.50.'],
    ['parts of a cent', fee, 0.005, 'Informe um valor em reais, como 12.50.'],
    ['less than nothing', fee, -1, 'Informe um valor em reais, como 12.50.'],
    ['too much', fee, 1000.01, 'O maior valor aceito é R$ 1.000,00.'],
    ['a broken moment', moment, 'ontem', 'Data ou hora inválida.'],
  ])('%s', (_what, type, wire, message) => {
    const faults = z
      .safeParse(type.wire, wire, { reportInput: true })
      .error?.issues.map((issue) => issue.message);
    expect(faults).toEqual([message]);
  });
});

it('writes what it reads', () => {
  expect(fee.encode(1205)).toBe(12.05);
  expect(state.encode('failed')).toBe('falhou');
  expect(isOpen.encode(false)).toBe('S');
  expect(moment.encode(0)).toBe('1970-01-01T00:00:00.000Z');
});

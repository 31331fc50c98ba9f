import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registrationRequest } from '../people/access/registration.wire.ts';
import { speakPlainly } from './plain-faults.ts';
import { wireFlagSN, wireInstant, wireInteger } from './wire-types.ts';

speakPlainly();

const faultOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value, { reportInput: true }).error?.issues[0]?.message;

describe('faults of fields', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['nothing', z.string(), undefined, 'Campo obrigatório.'],
    ['null', z.string(), null, 'Campo obrigatório.'],
    ['an empty text', z.string().check(z.minLength(1)), '', 'Campo obrigatório.'],
    ['a short text', z.string().check(z.minLength(2)), 'a', 'Escreva pelo menos 2 caracteres.'],
    ['a long text', z.string().check(z.maxLength(2)), 'abc', 'Escreva no máximo 2 caracteres.'],
    ['a number for a text', z.string(), 3, 'Informe um texto.'],
    ['a small number', z.number().check(z.gte(1)), 0, 'O menor valor aceito é 1.'],
    ['zero for a positive', z.number().check(z.positive()), 0, 'Use um valor maior que 0.'],
    ['a big number', z.number().check(z.lte(240)), 241, 'O maior valor aceito é 240.'],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Envie pelo menos um item.'],
    ['a fraction', wireInteger, 1.5, 'Informe um número inteiro.'],
    ['words for a number', wireInteger, 'dez', 'Informe um número inteiro.'],
    ['another flag', wireFlagSN, 'talvez', 'Use um destes: S, N.'],
    ['a broken date', wireInstant, 'ontem', 'Data ou hora inválida.'],
    ['a broken e-mail', registrationRequest.wire, aRequest({ email: 'ana@' }), 'E-mail inválido.'],
    [
      'words of the schema',
      registrationRequest.wire,
      aRequest({ celular: '1' }),
      'Informe o celular com DDD.',
    ],
  ])('%s', (_what, schema, value, text) => {
    expect(faultOf(schema, value)).toBe(text);
  });
});

function aRequest(changes: Record<string, string>) {
  return {
    nome: 'Ana',
    estabelecimento: 'Bar da Ana',
    celular: '11987654321',
    email: 'ana@bar.test',
    ...changes,
  };
}

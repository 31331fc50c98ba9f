import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { asIs } from '../../kit/shape.ts';

const postalCodeInput = record({
  postalCode: ['cep', asIs(z.string().check(z.regex(/^\d{5}-?\d{3}$/, 'O CEP tem 8 números.')))],
});

/** The parts of an address; null: the server does not know this part. */
const postalCodePlace = record({
  state: ['estado', plainText],
  city: ['cidade', nullable(plainText)],
  district: ['bairro', nullable(plainText)],
  street: ['rua', nullable(plainText)],
});
export type FoundPostalCode = DomainOfShape<typeof postalCodePlace>;

/**
 * The address that `consultaCep` returns; unknown parts are empty. `erro` is always false, because a refusal
 * is a different answer with a text.
 */
const foundCep = record({
  isMissing: ['erro', bool],
  street: ['logradouro', plainText],
  city: ['localidade', plainText],
  state: ['uf', plainText],
  district: ['bairro', plainText],
  complement: ['complemento', plainText],
});
export type FoundCep = DomainOfShape<typeof foundCep>;

/** Uses only the server's own postal code ranges and streets, no outside service. */
export const findPostalCode = defineCall({
  name: 'addresses.find-postal-code',
  summary: 'O que se sabe de um CEP sem consultar ninguém: estado, às vezes cidade, bairro e rua',
  route: 'GET enderecos/cep',
  access: { kind: 'session', permission: 'registration.manage' },
  input: postalCodeInput,
  output: answer(postalCodePlace),
  errors: ['address.postal-code-unknown'],
});

/**
 * Like {@link findPostalCode}, but with the names of the specification, for the forms of 'Dados Cadastrais'.
 * Unknown parts are empty.
 */
export const lookUpCep = defineCall({
  name: 'addresses.look-up-cep',
  summary: 'Endereço de um CEP',
  route: 'GET estabelecimento/consultaCep/{cep}',
  access: { kind: 'session', permission: 'registration.manage' },
  input: postalCodeInput,
  output: answer(foundCep),
  errors: ['address.cep-not-found'],
});

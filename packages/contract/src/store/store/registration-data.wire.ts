import { REGISTRATION_LIMITS as LIMITS } from '@comanda/domain/store/store/registration-data';
import * as z from 'zod/mini';
import { integer, plainMoment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { pendingChange } from './pending-changes.wire.ts';

/** A number with any punctuation, or an empty text. */
function digits(pattern: RegExp, words: string) {
  return shape(
    z.string().check(
      z.maxLength(30),
      z.refine((typed) => typed.trim() === '' || pattern.test(typed.replace(/\D/g, '')), words),
    ),
    { decode: (wire) => wire.replace(/\D/g, ''), encode: (stored: string) => stored },
  );
}

const email = shape(z.string().check(z.trim(), z.email(), z.maxLength(LIMITS.email)), {
  decode: (wire) => wire.toLowerCase(),
  encode: (address: string) => address,
});

const own = {
  name: ['nome', text({ max: LIMITS.name, min: 2 })],
  email: ['email', email],
  street: ['endereco_rua', text({ max: LIMITS.street, min: 0 })],
  number: ['endereco_numero', text({ max: LIMITS.number, min: 0 })],
  district: ['endereco_bairro', text({ max: LIMITS.district })],
  postalCode: ['endereco_cep', digits(/^\d{8}$/, 'O CEP tem 8 números.')],
  contact: ['contato', digits(/^[1-9]\d{9,10}$/, 'Informe o telefone com DDD: 10 ou 11 números.')],
} as const;

/**
 * Data that a store may change without approval. The server ignores other fields in the request (CNPJ, Razão
 * Social).
 */
export const registrationData = record(own);

const textOf = (max: number) => text({ max, min: 0 });

/**
 * A save: the data, and the texts that need approval. Missing texts do not change. Without a version the save
 * replaces any saved version.
 */
export const registrationSave = record({
  data: ['estabelecimento', registrationData],
  appText: ['texto_app', optional(textOf(LIMITS.appText))],
  phrase: ['frase_promocional', optional(textOf(LIMITS.phrase))],
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});
export type RegistrationSave = DomainOfShape<typeof registrationSave>;

const establishment = record({
  document: ['cnpj_cpf', plainText],
  legalName: ['razao_social', plainText],
  name: ['nome', plainText],
  email: ['email', plainText],
  street: ['endereco_rua', plainText],
  number: ['endereco_numero', plainText],
  district: ['endereco_bairro', plainText],
  postalCode: ['endereco_cep', plainText],
  city: ['cidade', plainText],
  state: ['estado', plainText],
  contact: ['contato', plainText],
  logo: ['logotipo', nullable(plainText)],
  banner: ['banner', nullable(plainText)],
  appText: ['texto_app', plainText],
  phrase: ['frase_promocional', plainText],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', plainMoment],
});
export type Establishment = DomainOfShape<typeof establishment>;

/** The store's current data, and its waiting changes. */
export const registration = record({
  store: ['est', establishment],
  pending: ['pen', list(pendingChange)],
  /**
   * The new e-mail address that the caller has requested but not yet confirmed with its code; null: no such
   * address.
   */
  waitingEmail: ['email_a_confirmar', nullable(plainText)],
});
export type Registration = DomainOfShape<typeof registration>;

import * as z from 'zod/mini';
import { id, oneOf, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';
import { secret } from './access.wire.ts';

const document = asIs(z.string().check(z.minLength(1), z.maxLength(32)));

/**
 * Proof of work, requested by the error `recovery.proof-wanted`. The text consists of the challenge (from the
 * error's field `prova`), a dot and a number. The SHA-256 of this text must begin with zero bits; the second
 * part of the challenge is their required number.
 */
const proof = shape(z.optional(z.string().check(z.maxLength(160))), {
  decode: (wire): string | null | undefined => wire ?? null,
  encode: (solved) => solved || undefined,
});

export const documentInput = record({ document: ['cnpj_cpf', document], proof: ['prova', proof] });

const recoverableStore = record({
  storeId: ['id_estabelecimento', plainNumber],
  name: ['nome', plainText],
  legalName: ['razao_social', plainText],
  district: ['endereco_bairro', plainText],
});
export type RecoverableStore = DomainOfShape<typeof recoverableStore>;

export const recoverableStoresAnswer = answer('data', list(recoverableStore));

export const documentAndStoreInput = record({
  document: ['cnpj_cpf', document],
  storeId: ['id_estabelecimento', id],
  proof: ['prova', proof],
});

/** Masked contacts, e.g. `co******@pizzaria.com.br`, `(11) *****-4321`; null: the person has no such contact. */
const maskedContacts = record({
  email: ['email', nullable(plainText)],
  phone: ['telefone', nullable(plainText)],
});
export type MaskedContacts = DomainOfShape<typeof maskedContacts>;

export const maskedContactsAnswer = answer(maskedContacts);

const channel = oneOf(['email', 'sms']);
export type RecoveryChannel = DomainOfShape<typeof channel>;

export const sendCodeInput = record({
  document: ['cnpj_cpf', document],
  storeId: ['id_estabelecimento', id],
  channel: ['type', channel],
  proof: ['prova', proof],
});

/** The login is masked until the code is proven; the answer to the new password has the full login. */
export const sentCodeAnswer = answer(
  record({
    requestId: ['uuid', plainText],
    maskedLogin: ['usuario', plainText],
    resendInSeconds: ['reenvio_em_segundos', plainNumber],
  }),
);

const code = shape(z.string().check(z.minLength(1), z.maxLength(12)), {
  decode: (wire) => wire.trim(),
  encode: (typed: string) => typed,
});

export const savePasswordInput = record({
  storeId: ['id_estabelecimento', id],
  code: ['code', code],
  requestId: ['uuid', asIs(z.string().check(z.minLength(1), z.maxLength(64)))],
  password: ['password', secret],
  confirmation: ['password_confirmation', secret],
  document: ['cnpj_cpf', document],
});

export const savedPasswordAnswer = answer(
  record({ message: ['mensagem', plainText], login: ['usuario', plainText] }),
);

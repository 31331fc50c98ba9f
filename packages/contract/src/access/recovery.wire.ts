import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { wireId } from '../wire-types.ts';
import { secret } from './access.wire.ts';

const documentField = z.string().check(z.minLength(1), z.maxLength(32));

/**
 * Proof of work, where `recovery.proof-wanted` asked for one: the challenge of its field `prova`, a dot and a number, such
 * that the SHA-256 of it all begins with as many zero bits as the second part of the challenge says.
 */
const proofField = z.optional(z.string().check(z.maxLength(160)));
const proofOf = (proof?: string | null) => (proof ? { prova: proof } : {});

export const documentInput = shape(z.object({ cnpj_cpf: documentField, prova: proofField }), {
  decode: (wire) => ({ document: wire.cnpj_cpf, proof: wire.prova ?? null }),
  encode: (input: { document: string; proof?: string | null }) => ({
    cnpj_cpf: input.document,
    ...proofOf(input.proof),
  }),
});

export interface RecoverableStore {
  storeId: number;
  name: string;
  legalName: string;
  district: string;
}

export const recoverableStoresAnswer = shape(
  z.object({
    status: z.literal(true),
    data: z.array(
      z.object({
        id_estabelecimento: z.number(),
        nome: z.string(),
        razao_social: z.string(),
        endereco_bairro: z.string(),
      }),
    ),
  }),
  {
    decode: (wire): RecoverableStore[] =>
      wire.data.map((row) => ({
        storeId: row.id_estabelecimento,
        name: row.nome,
        legalName: row.razao_social,
        district: row.endereco_bairro,
      })),
    encode: (stores: RecoverableStore[]) => ({
      status: true as const,
      data: stores.map((store) => ({
        id_estabelecimento: store.storeId,
        nome: store.name,
        razao_social: store.legalName,
        endereco_bairro: store.district,
      })),
    }),
  },
);

export const documentAndStoreInput = shape(
  z.object({ cnpj_cpf: documentField, id_estabelecimento: wireId, prova: proofField }),
  {
    decode: (wire) => ({
      document: wire.cnpj_cpf,
      storeId: wire.id_estabelecimento,
      proof: wire.prova ?? null,
    }),
    encode: (input: { document: string; storeId: number; proof?: string | null }) => ({
      cnpj_cpf: input.document,
      id_estabelecimento: input.storeId,
      ...proofOf(input.proof),
    }),
  },
);

/** Contacts already masked, e.g. `co******@pizzaria.com.br`, `(11) *****-4321`; null when absent. */
export interface MaskedContacts {
  email: string | null;
  phone: string | null;
}

export const maskedContactsAnswer = shape(
  z.object({
    status: z.literal(true),
    email: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
  }),
  {
    decode: (wire): MaskedContacts => ({ email: wire.email, phone: wire.telefone }),
    encode: (contacts: MaskedContacts) => ({
      status: true as const,
      email: contacts.email,
      telefone: contacts.phone,
    }),
  },
);

export type RecoveryChannel = 'email' | 'sms';

export const sendCodeInput = shape(
  z.object({
    cnpj_cpf: documentField,
    id_estabelecimento: wireId,
    type: z.enum(['email', 'sms']),
    prova: proofField,
  }),
  {
    decode: (wire) => ({
      document: wire.cnpj_cpf,
      storeId: wire.id_estabelecimento,
      channel: wire.type,
      proof: wire.prova ?? null,
    }),
    encode: (input: {
      document: string;
      storeId: number;
      channel: RecoveryChannel;
      proof?: string | null;
    }) => ({
      cnpj_cpf: input.document,
      id_estabelecimento: input.storeId,
      type: input.channel,
      ...proofOf(input.proof),
    }),
  },
);

/** `maskedLogin` until the code is proven; the full login comes with the saved password. */
export const sentCodeAnswer = shape(
  z.object({
    status: z.literal(true),
    uuid: z.string(),
    usuario: z.string(),
    reenvio_em_segundos: z.number(),
  }),
  {
    decode: (wire) => ({
      requestId: wire.uuid,
      maskedLogin: wire.usuario,
      resendInSeconds: wire.reenvio_em_segundos,
    }),
    encode: (sent: { requestId: string; maskedLogin: string; resendInSeconds: number }) => ({
      status: true as const,
      uuid: sent.requestId,
      usuario: sent.maskedLogin,
      reenvio_em_segundos: sent.resendInSeconds,
    }),
  },
);

export const savePasswordInput = shape(
  z.object({
    id_estabelecimento: wireId,
    code: z.string().check(z.minLength(1), z.maxLength(12)),
    uuid: z.string().check(z.minLength(1), z.maxLength(64)),
    password: secret,
    password_confirmation: secret,
    cnpj_cpf: documentField,
  }),
  {
    decode: (wire) => ({
      storeId: wire.id_estabelecimento,
      code: wire.code.trim(),
      requestId: wire.uuid,
      password: wire.password,
      confirmation: wire.password_confirmation,
      document: wire.cnpj_cpf,
    }),
    encode: (input: {
      storeId: number;
      code: string;
      requestId: string;
      password: string;
      confirmation: string;
      document: string;
    }) => ({
      id_estabelecimento: input.storeId,
      code: input.code,
      uuid: input.requestId,
      password: input.password,
      password_confirmation: input.confirmation,
      cnpj_cpf: input.document,
    }),
  },
);

export const savedPasswordAnswer = shape(
  z.object({ status: z.literal(true), mensagem: z.string(), usuario: z.string() }),
  {
    decode: (wire) => ({ message: wire.mensagem, login: wire.usuario }),
    encode: (saved: { message: string; login: string }) => ({
      status: true as const,
      mensagem: saved.message,
      usuario: saved.login,
    }),
  },
);

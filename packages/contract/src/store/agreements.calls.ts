import * as z from 'zod/mini';
import { defineCall, PUBLIC } from '../define-call.ts';
import { nothing, shape } from '../shape.ts';
import { wireId } from '../wire-types.ts';

/** A document that waits for the store's signature. */
export interface PendingAgreement {
  agreementId: number;
  title: string;
  /** Allow-listed markup, see the domain's rich text. */
  html: string;
  /** Where the signing link would go; may be another one. */
  email: string;
  /** The document elsewhere. */
  link: string | null;
  isMandatory: boolean;
  /** Where the last link went, and from when on another may be asked for. */
  sentTo: string | null;
  resendInSeconds: number;
}

const ABSENT = {
  assinar: false,
  texto: '',
  email: '',
  link: null,
  contrato: null,
  obrigatorio: false,
} as const;

/** Answers `assinar: false` while nothing waits for a signature. */
export const checkTerms = defineCall({
  name: 'agreements.check',
  summary: 'Documento que espera a assinatura da loja',
  method: 'GET',
  path: 'terms/check',
  access: { kind: 'session', permission: 'agreements.sign' },
  input: nothing,
  output: shape(
    z.object({
      status: z.literal(true),
      assinar: z.boolean(),
      titulo: z.string(),
      texto: z.string(),
      email: z.string(),
      link: z.nullable(z.string()),
      contrato: z.nullable(z.number()),
      obrigatorio: z.boolean(),
      enviado_para: z.nullable(z.string()),
      reenvio_em_segundos: z.number(),
    }),
    {
      decode: (wire): PendingAgreement | null =>
        !wire.assinar || wire.contrato === null
          ? null
          : {
              agreementId: wire.contrato,
              title: wire.titulo,
              html: wire.texto,
              email: wire.email,
              link: wire.link,
              isMandatory: wire.obrigatorio,
              sentTo: wire.enviado_para,
              resendInSeconds: wire.reenvio_em_segundos,
            },
      encode: (pending: PendingAgreement | null) =>
        pending === null
          ? { status: true as const, ...ABSENT, titulo: '', enviado_para: null, reenvio_em_segundos: 0 }
          : {
              status: true as const,
              assinar: true,
              titulo: pending.title,
              texto: pending.html,
              email: pending.email,
              link: pending.link,
              contrato: pending.agreementId,
              obrigatorio: pending.isMandatory,
              enviado_para: pending.sentTo,
              reenvio_em_segundos: pending.resendInSeconds,
            },
    },
  ),
  errors: [],
});

/** `close`: the prompt has done its part and goes; a mandatory one stays until the document is signed. */
export const sendToSignature = defineCall({
  name: 'agreements.send-to-signature',
  summary: 'Enviar o link de assinatura por e-mail',
  method: 'POST',
  path: 'terms/sendToSignature',
  access: { kind: 'session', permission: 'agreements.sign' },
  input: shape(z.object({ email: z.string().check(z.maxLength(200)), contrato: wireId }), {
    decode: (wire) => ({ email: wire.email, agreementId: wire.contrato }),
    encode: (input: { email: string; agreementId: number }) => ({
      email: input.email,
      contrato: input.agreementId,
    }),
  }),
  output: shape(z.object({ status: z.literal(true), mensagem: z.string(), close: z.boolean() }), {
    decode: (wire) => ({ message: wire.mensagem, closesPrompt: wire.close }),
    encode: (domain: { message: string; closesPrompt: boolean }) => ({
      status: true as const,
      mensagem: domain.message,
      close: domain.closesPrompt,
    }),
  }),
  errors: ['agreement.not-pending', 'agreement.mail-not-sent', 'auth.throttled'],
});

/** What whoever opened a signing link reads before signing. */
export interface AgreementToSign {
  storeName: string;
  legalName: string;
  /** Normalised CNPJ or CPF of the store. */
  document: string;
  title: string;
  html: string;
  link: string | null;
  supportPhone: string;
}

const token = z.string().check(z.maxLength(80));

export const openAgreement = defineCall({
  name: 'agreements.open',
  summary: 'O documento de um link de assinatura',
  method: 'GET',
  path: 'contrato/{token}',
  access: PUBLIC,
  input: shape(z.object({ token }), { decode: (wire) => wire, encode: (input: { token: string }) => input }),
  output: shape(
    z.object({
      status: z.literal(true),
      loja: z.string(),
      razao_social: z.string(),
      cnpj_cpf: z.string(),
      titulo: z.string(),
      texto: z.string(),
      link: z.nullable(z.string()),
      telefone_suporte: z.string(),
    }),
    {
      decode: (wire): AgreementToSign => ({
        storeName: wire.loja,
        legalName: wire.razao_social,
        document: wire.cnpj_cpf,
        title: wire.titulo,
        html: wire.texto,
        link: wire.link,
        supportPhone: wire.telefone_suporte,
      }),
      encode: (agreement: AgreementToSign) => ({
        status: true as const,
        loja: agreement.storeName,
        razao_social: agreement.legalName,
        cnpj_cpf: agreement.document,
        titulo: agreement.title,
        texto: agreement.html,
        link: agreement.link,
        telefone_suporte: agreement.supportPhone,
      }),
    },
  ),
  errors: ['agreement.link-invalid', 'auth.throttled'],
});

/** Signs once. The link is void afterwards. */
export const signAgreement = defineCall({
  name: 'agreements.sign',
  summary: 'Assinar o documento de um link de assinatura',
  method: 'POST',
  path: 'contrato/{token}/assinar',
  access: PUBLIC,
  input: shape(
    z.object({
      token,
      nome: z.string().check(z.maxLength(200)),
      cpf: z.string().check(z.maxLength(30)),
    }),
    {
      decode: (wire) => ({ token: wire.token, name: wire.nome, cpf: wire.cpf }),
      encode: (input: { token: string; name: string; cpf: string }) => ({
        token: input.token,
        nome: input.name,
        cpf: input.cpf,
      }),
    },
  ),
  output: shape(z.object({ status: z.literal(true), assinado_em: z.number() }), {
    decode: (wire) => ({ signedAt: wire.assinado_em }),
    encode: (signed: { signedAt: number }) => ({ status: true as const, assinado_em: signed.signedAt }),
  }),
  errors: ['agreement.link-invalid', 'auth.throttled'],
});

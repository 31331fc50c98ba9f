import * as z from 'zod/mini';
import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { bool, id, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { asIs, nothing, shape } from '../../kit/shape.ts';

/** A document that waits for the store's signature. */
export interface PendingAgreement {
  agreementId: number;
  title: string;
  /** The text as HTML with allow-listed tags only; see `rich-text.ts` of the domain. */
  html: string;
  /** Suggested e-mail address for the signing link; the person may type a different address. */
  email: string;
  /** Link to the document on another site. */
  link: string | null;
  isMandatory: boolean;
  /** The e-mail address that got the last link, and the seconds until another link may be requested. */
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

/** Returns `assinar: false` if no document waits for a signature. */
export const checkTerms = defineCall({
  name: 'agreements.check',
  summary: 'Documento que espera a assinatura da loja',
  route: 'GET terms/check',
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
});

export const signatureInput = record({
  email: ['email', asIs(z.string().check(z.maxLength(200)))],
  agreementId: ['contrato', id],
});

/**
 * `close`: true if the panel may close the prompt. A mandatory prompt stays open until the document is
 * signed.
 */
export const sendToSignature = defineCall({
  name: 'agreements.send-to-signature',
  summary: 'Enviar o link de assinatura por e-mail',
  route: 'POST terms/sendToSignature',
  access: { kind: 'session', permission: 'agreements.sign' },
  input: signatureInput,
  output: answer(record({ message: ['mensagem', plainText], closesPrompt: ['close', bool] })),
  errors: ['agreement.not-pending', 'agreement.mail-not-sent', 'auth.throttled'],
});

/** The text that the holder of a signing link reads before signing. */
const agreementToSign = record({
  storeName: ['loja', plainText],
  legalName: ['razao_social', plainText],
  // Normalised CNPJ or CPF of the store.
  document: ['cnpj_cpf', plainText],
  title: ['titulo', plainText],
  html: ['texto', plainText],
  link: ['link', nullable(plainText)],
  supportPhone: ['telefone_suporte', plainText],
});
export type AgreementToSign = DomainOfShape<typeof agreementToSign>;

const token = asIs(z.string().check(z.maxLength(80)));

export const openAgreement = defineCall({
  name: 'agreements.open',
  summary: 'O documento de um link de assinatura',
  route: 'GET contrato/{token}',
  access: PUBLIC,
  input: record({ token: ['token', token] }),
  output: answer(agreementToSign),
  errors: ['agreement.link-invalid', 'auth.throttled'],
});

/** Signs the document. The link is then invalid. */
/** Maximum length of a signer's name. */
export const LONGEST_SIGNER_NAME = 200;

export const signAgreement = defineCall({
  name: 'agreements.sign',
  summary: 'Assinar o documento de um link de assinatura',
  route: 'POST contrato/{token}/assinar',
  access: PUBLIC,
  input: record({
    token: ['token', token],
    name: ['nome', asIs(z.string().check(z.maxLength(LONGEST_SIGNER_NAME)))],
    cpf: ['cpf', asIs(z.string().check(z.maxLength(30)))],
  }),
  output: answer(record({ signedAt: ['assinado_em', plainNumber] })),
  errors: ['agreement.link-invalid', 'auth.throttled'],
});

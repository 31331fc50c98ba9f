import * as z from 'zod/mini';
import { bool, plainMoment, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';

/** Maximum lengths; enough for a chain of three certificates and a key of 4096 bits. */
const LONGEST_CERTIFICATE = 16_000;
const LONGEST_KEY = 8_000;
/** Maximum length of a text to sign. Below the limit of the request body, because JSON escapes quotes. */
const LONGEST_REQUEST = 60_000;

const qzKeys = record({
  // True if `certificado` is set.
  hasCertificate: ['tem_certificado', bool],
  // Also false if the server cannot decrypt the key, because the server's secret has changed. The store must
  // then save the key again.
  hasPrivateKey: ['tem_chave', bool],
  // PEM, as saved, for `setCertificatePromise`. Null: no certificate.
  certificate: ['certificado', nullable(plainText)],
  // SHA-256 of the certificate, in pairs of capitals with colons.
  fingerprint: ['impressao_digital', nullable(plainText)],
  validUntil: ['valido_ate', nullable(plainMoment)],
  savedAt: ['salvo_em', nullable(plainMoment)],
  savedBy: ['salvo_por', nullable(plainText)],
});

/** The store's certificate and key for QZ Tray. The private key is write-only: no answer contains it. */
export type QzKeys = DomainOfShape<typeof qzKeys>;

export const qzKeysAnswer = answer(qzKeys);

/** Certificate and key as PEM text. */
export const qzKeysInput = record({
  certificate: ['certificado', text({ max: LONGEST_CERTIFICATE })],
  privateKey: ['chave_privada', text({ max: LONGEST_KEY })],
});
export type QzKeysInput = DomainOfShape<typeof qzKeysInput>;

/** The unchanged text that the QZ client would otherwise hash. */
export const qzSignatureInput = record({
  text: ['conteudo', asIs(z.string().check(z.minLength(2), z.maxLength(LONGEST_REQUEST)))],
});

/** Base64; `algoritmo` is the required argument of `setSignatureAlgorithm`. */
export const qzSignatureAnswer = shape(
  z.object({ status: z.literal(true), assinatura: z.string(), algoritmo: z.literal('SHA512') }),
  {
    decode: (wire) => ({ signature: wire.assinatura }),
    encode: ({ signature }: { signature: string }) => ({
      status: true as const,
      assinatura: signature,
      algoritmo: 'SHA512' as const,
    }),
  },
);

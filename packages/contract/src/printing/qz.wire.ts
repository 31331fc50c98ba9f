import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { epochOf, instant } from '../wire-types.ts';

/** A chain of three certificates, and a key of 4096 bits, are well below. */
const LONGEST_CERTIFICATE = 16_000;
const LONGEST_KEY = 8_000;
/** Leaves room in the body for the quotes that are escaped on the way. */
const LONGEST_REQUEST = 60_000;

/** What the store has for QZ Tray. The private key is write-only: no answer holds it. */
export interface QzKeys {
  /** PEM, as it was saved; what `setCertificatePromise` must resolve with. Null while none was saved. */
  certificate: string | null;
  /** False also when it can no longer be unsealed (another server secret): it must be saved again. */
  hasPrivateKey: boolean;
  /** SHA-256 of the certificate, in pairs of capitals with colons. */
  fingerprint: string | null;
  /** Epoch milliseconds. */
  validUntil: number | null;
  savedAt: number | null;
  savedBy: string | null;
}

const optional = <Value, Other>(value: Value | null, convert: (value: Value) => Other): Other | null =>
  value === null ? null : convert(value);

export const qzKeysAnswer = shape(
  z.object({
    status: z.literal(true),
    tem_certificado: z.boolean(),
    tem_chave: z.boolean(),
    certificado: z.nullable(z.string()),
    impressao_digital: z.nullable(z.string()),
    valido_ate: z.nullable(z.string()),
    salvo_em: z.nullable(z.string()),
    salvo_por: z.nullable(z.string()),
  }),
  {
    decode: (wire): QzKeys => ({
      certificate: wire.certificado,
      hasPrivateKey: wire.tem_chave,
      fingerprint: wire.impressao_digital,
      validUntil: optional(wire.valido_ate, epochOf),
      savedAt: optional(wire.salvo_em, epochOf),
      savedBy: wire.salvo_por,
    }),
    encode: (keys: QzKeys) => ({
      status: true as const,
      tem_certificado: keys.certificate !== null,
      tem_chave: keys.hasPrivateKey,
      certificado: keys.certificate,
      impressao_digital: keys.fingerprint,
      valido_ate: optional(keys.validUntil, instant),
      salvo_em: optional(keys.savedAt, instant),
      salvo_por: keys.savedBy,
    }),
  },
);

/** Both as PEM text, as pasted into the two areas. */
export interface QzKeysWish {
  certificate: string;
  privateKey: string;
}

const pem = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const qzKeysInput = shape(
  z.object({ certificado: pem(LONGEST_CERTIFICATE), chave_privada: pem(LONGEST_KEY) }),
  {
    decode: (wire): QzKeysWish => ({ certificate: wire.certificado, privateKey: wire.chave_privada }),
    encode: ({ certificate, privateKey }: QzKeysWish) => ({
      certificado: certificate,
      chave_privada: privateKey,
    }),
  },
);

/** `text`: what the QZ client would hash, letter by letter. */
export const qzSignatureInput = shape(
  z.object({ conteudo: z.string().check(z.minLength(2), z.maxLength(LONGEST_REQUEST)) }),
  {
    decode: (wire) => ({ text: wire.conteudo }),
    encode: ({ text }: { text: string }) => ({ conteudo: text }),
  },
);

/** Base64; `algorithm` is what `setSignatureAlgorithm` must have been given. */
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

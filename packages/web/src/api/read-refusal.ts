import type { ErrorCode, FieldFault } from '@comanda/contract/errors';
import { errorCodeOf } from '@comanda/contract/kit/error-code';
import * as z from 'zod/mini';

// By default, zod compiles its schemas to code, which our content security policy forbids.
z.config({ jitless: true });

const refusalWire = z.looseObject({
  erro: z.string(),
  erros: z.optional(z.array(z.object({ campo: z.string(), mensagem: z.string() }))),
  motivo: z.optional(z.string()),
  correlationId: z.optional(z.string()),
  code: z.optional(z.number()),
  versao: z.optional(z.number()),
  alterado_por: z.optional(z.nullable(z.string())),
  alterado_em: z.optional(z.string()),
});

/** The version that replaced the edited one, with its author and time. */
export interface CurrentVersion {
  version: number;
  changedBy: string | null;
  changedAt: Date;
}

/** The reason of a refused call. */
export interface Refusal {
  /** Text for the user. */
  message: string;
  /** Null if the answer names no known failure. */
  code: ErrorCode | null;
  fields: readonly FieldFault[];
  correlationId: string | null;
  /** HTTP status in the body, as older servers write it. Null if the body contains none. */
  statusInBody: number | null;
  /** The version that another user saved in the meantime. Null for other refusals. */
  current: CurrentVersion | null;
}

/** Reads the refusal in an answer's body; null if the body is not in our format. */
export function readRefusal(body: unknown): Refusal | null {
  const read = z.safeParse(refusalWire, body);
  if (!read.success) return null;
  const { erro, erros, motivo, correlationId, code, versao, alterado_por, alterado_em } = read.data;
  return {
    message: erro,
    code: errorCodeOf(motivo),
    fields: erros ?? [],
    correlationId: correlationId ?? null,
    statusInBody: code ?? null,
    current:
      versao === undefined || alterado_em === undefined
        ? null
        : { version: versao, changedBy: alterado_por ?? null, changedAt: new Date(alterado_em) },
  };
}

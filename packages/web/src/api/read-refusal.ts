import { errorCodeOf } from '@comanda/contract/error-code';
import type { ErrorCode, FieldFault } from '@comanda/contract/errors';
import * as z from 'zod/mini';

// A strict content policy forbids the code generation zod would otherwise try.
z.config({ jitless: true });

const refusalWire = z.looseObject({
  erro: z.string(),
  erros: z.optional(z.array(z.object({ campo: z.string(), mensagem: z.string() }))),
  motivo: z.optional(z.string()),
  correlationId: z.optional(z.string()),
  code: z.optional(z.number()),
});

/** Why a call was refused. */
export interface Refusal {
  /** For people. */
  message: string;
  /** Null when the answer names no failure we know. */
  code: ErrorCode | null;
  fields: readonly FieldFault[];
  correlationId: string | null;
  /** HTTP status written in the body, as older servers do; null where there is none. */
  statusInBody: number | null;
}

/** Reads the refusal in an answer's body; null when the body is nothing of ours. */
export function readRefusal(body: unknown): Refusal | null {
  const read = z.safeParse(refusalWire, body);
  if (!read.success) return null;
  const { erro, erros, motivo, correlationId, code } = read.data;
  return {
    message: erro,
    code: errorCodeOf(motivo),
    fields: erros ?? [],
    correlationId: correlationId ?? null,
    statusInBody: code ?? null,
  };
}

import type { ErrorCode } from '../errors.ts';

/**
 * The name of a failure from the wire; null for any other value. It checks only the form, so that pages need not load
 * the texts of all failures. Callers compare it with the names they know; a name of a newer server matches none.
 */
export function errorCodeOf(motivo: unknown): ErrorCode | null {
  return isErrorCode(motivo) ? motivo : null;
}

function isErrorCode(motivo: unknown): motivo is ErrorCode {
  return typeof motivo === 'string' && /^[a-z-]+\.[a-z-]+$/.test(motivo);
}

import type { ErrorCode } from '../errors.ts';

/**
 * Reads the name of a failure from the wire; null for any other value. Checks only the form of the name, so
 * that pages need not load the texts of all failures. Callers compare the result with names that they know;
 * names from a newer server match none of them.
 */
export function errorCodeOf(motivo: unknown): ErrorCode | null {
  return isErrorCode(motivo) ? motivo : null;
}

function isErrorCode(motivo: unknown): motivo is ErrorCode {
  return typeof motivo === 'string' && /^[a-z-]+\.[a-z-]+$/.test(motivo);
}

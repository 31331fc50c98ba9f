import type { ErrorCode } from './errors.ts';

/**
 * The name of a failure as it came over the wire; null when it is none. Only its shape is looked at, so that pages need
 * not carry the text of every failure: whoever asks compares it with the one they know, and a name of a newer server
 * matches none.
 */
export function errorCodeOf(motivo: unknown): ErrorCode | null {
  return isErrorCode(motivo) ? motivo : null;
}

function isErrorCode(motivo: unknown): motivo is ErrorCode {
  return typeof motivo === 'string' && /^[a-z-]+\.[a-z-]+$/.test(motivo);
}

import { ApiError, OfflineError } from './api-error.ts';

/** A screen's own words for a failure. */
export interface FailureWords {
  /** The action that failed. */
  failed: string;
  /** Shown without a connection; by default `failed` and a sentence about the connection. */
  offline?: string;
}

const OFFLINE = 'Sem conexão com o servidor. Confira a internet e tente de novo.';

/**
 * The text of a failed call for its user. A refusal has the server's words, or those of the refused fields.
 * Other failures have the screen's words; without an answer, the text is about the connection.
 */
export function failureText(
  failure: unknown,
  { failed, offline = `${failed} ${OFFLINE}` }: FailureWords,
): string {
  if (failure instanceof OfflineError) return offline;
  const isSaid =
    failure instanceof ApiError &&
    failure.code !== 'server.unexpected' &&
    (failure.code !== null || !failure.isUnexpected);
  if (!isSaid) return failed;
  // The refusal itself has no reason; each field has its own.
  const reasons = failure.code === 'request.invalid' ? failure.fields.map(({ mensagem }) => mensagem) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join('\n') : failure.message;
}

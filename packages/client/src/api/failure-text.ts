import { ApiError, OfflineError } from './api-error.ts';

/** A screen's own texts for a failure. */
export interface FailureWords {
  /** Sentence about the action that failed. */
  failed: string;
  /** Shown without a connection. Default: `failed` with a sentence about the connection. */
  offline?: string;
}

const OFFLINE = 'Sem conexão com o servidor. Confira a internet e tente de novo.';

/**
 * The text of a failed call for the user. A refusal shows the server's text, or the texts of the refused
 * fields. Any other failure shows the screen's text; without a connection, the text about the connection.
 */
export function failureText(
  failure: unknown,
  { failed, offline = `${failed} ${OFFLINE}` }: FailureWords,
): string {
  if (failure instanceof OfflineError) return offline;
  const isExplained =
    failure instanceof ApiError &&
    failure.code !== 'server.unexpected' &&
    (failure.code !== null || !failure.isUnexpected);
  if (!isExplained) return failed;
  // This refusal has no reason of its own, but each refused field has one.
  const reasons = failure.code === 'request.invalid' ? failure.fields.map(({ mensagem }) => mensagem) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join('\n') : failure.message;
}

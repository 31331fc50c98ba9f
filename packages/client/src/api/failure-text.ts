import { ApiError, OfflineError } from './api-error.ts';

/** A screen's own words for what failed. */
export interface FailureWords {
  /** What could not be done. */
  failed: string;
  /** Said where the line is dead; by default `failed` and that there is no connection. */
  offline?: string;
}

const OFFLINE = 'Sem conexão com o servidor. Confira a internet e tente de novo.';

/**
 * What a failed call says to the person who made it: the server's words where it refused with some (of refused fields
 * theirs), the screen's where it broke, and that the line is dead where no answer came.
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
  // That some fields are refused says nothing; why they are stands with each.
  const reasons = failure.code === 'request.invalid' ? failure.fields.map(({ mensagem }) => mensagem) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join('\n') : failure.message;
}

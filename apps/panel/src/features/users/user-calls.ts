import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { StoreUser, UserEdit } from '@comanda/contract/access/people.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { userTexts } from './texts.ts';

/** The other status, and nothing else: what is null stays as it is. */
export function toggled({ userId, isActive, version }: StoreUser): UserEdit {
  const unchanged = { name: null, email: null, role: null, password: null, confirmation: null };
  return { ...unchanged, userId, isActive: !isActive, version };
}

/**
 * What a call about a person could not do, in a window: its refused fields line by line, or why. Nothing where the person
 * would not type their password, or the session is over, which the panel tells.
 */
export function tellUserFailure(failure: Error): boolean {
  if (failure instanceof ApiError && (failure.isGivenUp || failure.status === 401)) return true;
  const fields = failure instanceof ApiError ? failure.fields.map(({ mensagem }) => mensagem) : [];
  const text = fields.length > 0 ? fields.join('\n') : failureText(failure, { failed: userTexts.failed });
  void alertDialog({ text });
  return true;
}

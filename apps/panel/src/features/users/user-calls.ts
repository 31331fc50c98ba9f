import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { StoreUser, UserEdit } from '@comanda/contract/access/people.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { userTexts } from './texts.ts';

/** The person as they stand, with the other status. */
export function toggled({ userId, name, email, role, isActive, version }: StoreUser): UserEdit {
  return { userId, name, email, role, isActive: !isActive, password: null, confirmation: null, version };
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

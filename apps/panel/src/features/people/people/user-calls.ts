import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { StoreUser, UserEdit } from '@comanda/contract/people/access/people.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { userTexts } from './texts.ts';

/** Returns an edit that changes only the status: fields with null stay as they are. */
export function toggled({ userId, isActive, version }: StoreUser): UserEdit {
  const unchanged = { name: null, email: null, role: null, password: null, confirmation: null };
  return { ...unchanged, userId, isActive: !isActive, version };
}

/**
 * Shows the failure of a call about a user in a dialog, with the fields that the server refused. Silent if
 * the user cancelled the password prompt or the session has expired.
 */
export function showUserFailure(failure: Error): boolean {
  if (failure instanceof ApiError && (failure.isGivenUp || failure.status === 401)) return true;
  const fields = failure instanceof ApiError ? failure.fields.map(({ mensagem }) => mensagem) : [];
  const text = fields.length > 0 ? fields.join('\n') : failureText(failure, { failed: userTexts.failed });
  void alertDialog({ text });
  return true;
}

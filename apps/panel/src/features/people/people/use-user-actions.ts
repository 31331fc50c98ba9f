import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { inviteUser, updateUser, withdrawInvitation } from '@comanda/contract/people/access/people.calls';
import type { SavedUser, StoreUser } from '@comanda/contract/people/access/people.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import type { RowAction } from '@comanda/ui/table/row-menu.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { peopleQuery } from './people-query.ts';
import { userTexts } from './texts.ts';
import { showUserFailure, toggled } from './user-calls.ts';

const REFRESHES = [peopleQuery.queryKey];
const WORDS = { failed: userTexts.failed };

/** The actions of a row that are possible in the user's current state. */
export function useUserActions(
  onDisable: (user: StoreUser) => void,
  onInvited: (saved: SavedUser) => void,
  ownUserId: number,
): (user: StoreUser) => readonly RowAction[] {
  const navigate = useNavigate();
  const requested = { refreshes: REFRESHES, words: WORDS, onFailed: showUserFailure };
  const reactivating = useCallMutation(updateUser, { ...requested, savedText: userTexts.updated });
  const withdrawing = useCallMutation(withdrawInvitation, { ...requested, savedText: userTexts.uninvited });
  const inviting = useCallMutation(inviteUser, {
    ...requested,
    savedText: ({ user, isMailed }: SavedUser) =>
      isMailed === true ? userTexts.invited(user.email ?? '') : null,
    onDone: onInvited,
  });

  const reactivate = async (user: StoreUser) => {
    const isMeant = await alertDialog({
      title: userTexts.reactivateTitle(user.name),
      text: userTexts.reactivateText(user.invitation === null),
      confirmText: userTexts.reactivate,
      cancelText: userTexts.cancel,
    });
    if (isMeant) reactivating.run(toggled(user));
  };
  // The columns must be stable between renders, so their actions read the latest functions from this ref.
  const latest = useRef({ reactivate, withdrawing, inviting, onDisable });
  latest.current = { reactivate, withdrawing, inviting, onDisable };

  return useCallback(
    (user) => {
      const { userId, isActive, invitation, email } = user;
      const edit: RowAction = {
        label: userTexts.edit,
        onChoose: () =>
          void navigate({ to: '/configuracoes/usuarios/edit/$id', params: { id: String(userId) } }),
      };
      if (!isActive)
        return [edit, { label: userTexts.reactivate, onChoose: () => void latest.current.reactivate(user) }];
      const invitations: RowAction[] = [];
      if (invitation !== null && email !== null)
        invitations.push({
          label: userTexts.inviteAgain,
          onChoose: () => latest.current.inviting.run({ userId }),
        });
      if (invitation?.state === 'sent')
        invitations.push({
          label: userTexts.uninvite,
          onChoose: () => latest.current.withdrawing.run({ userId }),
        });
      if (userId === ownUserId) return [edit, ...invitations];
      const disable: RowAction = {
        label: userTexts.disable,
        isDestructive: true,
        onChoose: () => latest.current.onDisable(user),
      };
      return [edit, ...invitations, disable];
    },
    [navigate, ownUserId],
  );
}

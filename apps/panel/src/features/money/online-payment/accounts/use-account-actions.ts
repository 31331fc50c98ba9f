import { failureText } from '@comanda/client/api/failure-text.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  activateAccount,
  listAccounts,
  removeAccount,
  withdrawActivation,
} from '@comanda/contract/money/online-payment/accounts.calls';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import type { RowAction } from '@comanda/ui/table/row-menu.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { changeWaitQuery, ONLINE_PAYMENT_KEY } from '../online-payment-queries.ts';
import { nameOf } from './account-columns.tsx';
import { accountTexts as texts } from './texts.ts';

const NOTICE_MS = 5_000;
const REFRESHES = [[listAccounts.name], ONLINE_PAYMENT_KEY];

/** Failures open a dialog, because users must not miss an error about the store's money. */
const shown = (failed: string) => ({
  refreshes: REFRESHES,
  words: { failed },
  onFailed: (failure: Error) => {
    void alertDialog({ kind: 'error', text: failureText(failure, { failed }) });
    return true;
  },
});

/** Actions of an inactive account: edit, activate, remove, or withdraw a waiting change. */
export function useAccountActions(onEdit: (account: ReceivingAccount) => void, isOtherWaiting: boolean) {
  const { data: wait } = useQuery(changeWaitQuery);
  const activating = useCallMutation(activateAccount, {
    ...shown(texts.activateFailed),
    savedText: ({ message }) => message,
    savedForMs: NOTICE_MS,
  });
  const removing = useCallMutation(removeAccount, {
    ...shown(texts.removeFailed),
    savedText: null,
    onDone: ({ message }) => void alertDialog({ title: texts.removed, text: message ?? '' }),
  });
  const withdrawing = useCallMutation(withdrawActivation, {
    ...shown(texts.withdrawFailed),
    savedText: ({ message }) => message,
    savedForMs: NOTICE_MS,
  });
  const activate = async (account: ReceivingAccount) => {
    const isMeant = await alertDialog({
      title: texts.confirmActivate,
      text: texts.confirmActivateText(nameOf(account), wait?.isOn === true),
      confirmText: texts.activate,
      cancelText: texts.cancel,
    });
    if (isMeant) activating.run(named(account));
  };
  const remove = async (account: ReceivingAccount) => {
    if (await confirmRemoval({ consequence: texts.removal(nameOf(account)) })) removing.run(named(account));
  };
  const withdraw = () => withdrawing.run({});
  // The columns must be stable between renders, so their actions read the latest functions from this ref.
  const latest = useRef({ activate, remove, withdraw, onEdit });
  latest.current = { activate, remove, withdraw, onEdit };
  const actionsOf = useCallback(
    (account: ReceivingAccount): readonly RowAction[] =>
      account.activeFrom !== null
        ? [{ label: texts.withdraw, onChoose: () => latest.current.withdraw() }]
        : [
            {
              label: texts.activate,
              onChoose: () => void latest.current.activate(account),
              ...(isOtherWaiting ? { unavailable: texts.waitsForOther } : {}),
            },
            { label: texts.edit, onChoose: () => latest.current.onEdit(account) },
            { label: texts.remove, isDestructive: true, onChoose: () => void latest.current.remove(account) },
          ],
    [isOtherWaiting],
  );
  return { actionsOf, withdraw, isWithdrawing: withdrawing.isBusy };
}

const named = ({ accountId, version }: ReceivingAccount) => ({ accountId, version });

import {
  savePassword,
  sendCode,
  verifyDocument,
  verifyEstablishment,
} from '@comanda/contract/access/recovery.calls';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { ApiError, OfflineError } from '../../../shared/api/api-error.ts';
import { sendCall } from '../../../shared/api/send-call.ts';
import { alertDialog } from '../../../ui/dialog/alert-dialog.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { significantCharacters } from '../masks.ts';
import { keepRecovery, keptRecovery } from './kept-recovery.ts';
import { recoveredLogin } from './recovered-login.ts';
import { useRecoveryHistory } from './recovery-history.ts';
import { applyRecoveryEvent, CODE_VALID_MS, type RecoveryStep } from './recovery-state.ts';
import { recoveryTexts } from './texts.ts';

/** The wizard's state with what its buttons do. Every action shows its own failure and never rejects. */
export function useRecovery() {
  const [state, tell] = useReducer(applyRecoveryEvent, undefined, keptRecovery);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => keepRecovery(state), [state]);
  useRecoveryHistory(
    state,
    useCallback((step: RecoveryStep) => tell({ type: 'went-to', step }), []),
  );

  const attempt = async (action: () => Promise<void>, fallback: string, onRefused?: () => void) => {
    setBusy(true);
    try {
      await action();
      setBusy(false);
    } catch (error) {
      setBusy(false);
      await alertDialog({
        kind: 'error',
        title: recoveryTexts.errorTitle,
        text: failureText(error, fallback),
      });
      if (error instanceof ApiError) onRefused?.();
    }
  };
  const document = significantCharacters(state.document);
  const storeId = state.storeId ?? 0;

  const requestCode = () =>
    attempt(async () => {
      const channel = (state.step === 5 ? state.sent?.channel : state.channel) ?? 'email';
      const { requestId, maskedLogin, resendInSeconds } = await sendCall(sendCode, {
        document,
        storeId,
        channel,
      });
      const now = Date.now();
      const times = { expiresAt: now + CODE_VALID_MS, resendAt: now + resendInSeconds * 1000 };
      if (state.step === 5) toast.success(recoveryTexts.resent);
      tell({ type: 'code-sent', sent: { requestId, maskedLogin, channel, ...times } });
    }, recoveryTexts.codeNotSent);

  return {
    state,
    tell,
    isBusy,
    /** As the browser's own Back does. */
    goBack: () => window.history.back(),
    findStores: () =>
      attempt(async () => {
        const stores = await sendCall(verifyDocument, { document });
        if (stores.length === 0) throw new Error(recoveryTexts.documentInvalid);
        tell({ type: 'stores-found', stores });
      }, recoveryTexts.documentInvalid),
    checkStore: () =>
      attempt(
        async () => {
          tell({
            type: 'contacts-found',
            contacts: await sendCall(verifyEstablishment, { document, storeId }),
          });
        },
        recoveryTexts.storeCheckFailed,
        () => tell({ type: 'store-check-failed' }),
      ),
    requestCode,
    /** To the last step; asks for a code only when none of this channel is still good. */
    goToCode: async () => {
      const { sent, channel } = state;
      const isFresh = sent !== null && sent.channel === channel && Date.now() < sent.expiresAt;
      if (isFresh) tell({ type: 'code-still-valid' });
      else await requestCode();
    },
    save: () =>
      attempt(async () => {
        const { code, sent, password, confirmation } = state;
        const requestId = sent?.requestId ?? '';
        const saved = await sendCall(savePassword, {
          storeId,
          code,
          requestId,
          password,
          confirmation,
          document,
        });
        recoveredLogin.keep(saved.login);
        // A reload is the login's.
        window.history.replaceState(null, '');
        tell({ type: 'password-saved', login: saved.login });
      }, recoveryTexts.passwordNotSaved),
  };
}

export type Recovery = ReturnType<typeof useRecovery>;

function failureText(error: unknown, fallback: string): string {
  if (error instanceof OfflineError) return `${fallback}\n${recoveryTexts.offline}`;
  return error instanceof ApiError && error.code !== null ? error.message : fallback;
}

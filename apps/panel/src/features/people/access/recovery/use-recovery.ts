import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  savePassword,
  sendCode,
  verifyDocument,
  verifyEstablishment,
} from '@comanda/contract/people/access/recovery.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { significantCharacters } from '@comanda/ui/form/fields/typed/masks.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { recoveredLogin } from './recovered-login.ts';
import { useRecoveryHistory } from './recovery-history.ts';
import {
  applyRecoveryEvent,
  CODE_VALID_MS,
  type RecoveryState,
  type RecoveryStep,
  type SentCode,
} from './recovery-state.ts';
import { sendProven } from './send-proven.ts';
import { saveRecovery, storedRecovery } from './stored-recovery.ts';
import { recoveryTexts } from './texts.ts';

/** Minimum remaining validity of a code in ms. If less time is left, a new code is requested. */
const WORTH_TYPING_MS = 60_000;

interface Refused {
  /** Returns true if the page itself shows this refusal. */
  isShown?: (refusal: ApiError) => boolean;
  afterwards?: () => void;
}

/** Runs one action at a time, and shows its failure. */
function useAttempts() {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<void>, fallback: string, refused: Refused = {}) => {
    setBusy(true);
    try {
      await action();
      setBusy(false);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && refused.isShown?.(error)) return;
      await alertDialog({
        kind: 'error',
        title: recoveryTexts.errorTitle,
        text: failureText(error, { failed: fallback, offline: `${fallback}\n${recoveryTexts.offline}` }),
      });
      if (error instanceof ApiError) refused.afterwards?.();
    }
  };
  return { isBusy, attempt };
}

function codeToType(state: RecoveryState): SentCode | null {
  const now = Date.now();
  const { sent } = state;
  if (sent === null) return null;
  const isGood = sent.channel === state.channel && !sent.isSpent && sent.expiresAt - now > WORTH_TYPING_MS;
  return isGood || now < sent.resendAt ? sent : null;
}

/** The wizard's state with its actions. Each action shows its own failure and never rejects. */
export function useRecovery() {
  const [state, dispatch] = useReducer(applyRecoveryEvent, undefined, storedRecovery);
  const { isBusy, attempt } = useAttempts();
  useEffect(() => saveRecovery(state), [state]);
  useRecoveryHistory(
    state,
    useCallback((step: RecoveryStep) => dispatch({ type: 'went-to', step }), []),
  );

  const document = significantCharacters(state.document);
  const storeId = state.storeId ?? 0;

  const requestCode = () =>
    attempt(async () => {
      const channel = state.channel ?? 'email';
      const { requestId, maskedLogin, resendInSeconds } = await sendProven(sendCode, {
        document,
        storeId,
        channel,
      });
      const now = Date.now();
      const times = { expiresAt: now + CODE_VALID_MS, resendAt: now + resendInSeconds * 1000 };
      if (state.step === 5) toast.success(recoveryTexts.resent);
      const sent = { requestId, maskedLogin, channel, ...times, isSpent: false };
      dispatch({ type: 'code-sent', sent });
    }, recoveryTexts.codeNotSent);

  return {
    state,
    dispatch,
    isBusy,
    /** Goes back in the browser's history, so that the button and the browser's Back do the same. */
    goBack: () => window.history.back(),
    findStores: () =>
      attempt(async () => {
        const stores = await sendProven(verifyDocument, { document });
        if (stores.length === 0) throw new Error(recoveryTexts.documentInvalid);
        dispatch({ type: 'stores-found', stores });
      }, recoveryTexts.documentInvalid),
    checkStore: () =>
      attempt(
        async () => {
          dispatch({
            type: 'contacts-found',
            contacts: await sendProven(verifyEstablishment, { document, storeId }),
          });
        },
        recoveryTexts.storeCheckFailed,
        { afterwards: () => dispatch({ type: 'store-check-failed' }) },
      ),
    requestCode,
    /** The sent code that is still valid in step 5; null: step 5 requests a new code. */
    codeToType: () => codeToType(state),
    /**
     * Opens the last step. Requests a code only if no valid code exists, and only when the server allows
     * another request.
     */
    goToCode: async (sent: SentCode | null) => {
      if (sent === null) await requestCode();
      else dispatch({ type: 'code-found', sent });
    },
    save: () =>
      attempt(
        async () => {
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
          // Removes the step from the history entry, because a reload must now open the login form.
          window.history.replaceState(null, '');
          dispatch({ type: 'password-saved', login: saved.login });
        },
        recoveryTexts.passwordNotSaved,
        {
          isShown: ({ code, fields, message }) => {
            if (code === 'recovery.code-spent') dispatch({ type: 'code-spent' });
            else if (code === 'recovery.password-weak')
              dispatch({ type: 'password-refused', fault: fields[0]?.mensagem ?? message });
            else return false;
            return true;
          },
        },
      ),
  };
}

export type Recovery = ReturnType<typeof useRecovery>;

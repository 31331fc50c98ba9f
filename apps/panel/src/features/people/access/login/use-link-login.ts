import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { useEffect, useRef } from 'react';
import { replaceWith } from '../../../../shared/session/page-moves.ts';
import { readSession } from '../../../../shared/session/stored-session.ts';
import type { LoginLink } from './login-link.ts';
import { loginTexts } from './texts.ts';

/** Pause between filling the field and the login, in ms, so that the user sees the login's name. */
const AUTO_LOGIN_DELAY_MS = 500;

/**
 * Runs an automatic login once, after half a second. If this browser has another session, asks first. If the
 * user declines, that session stays.
 */
export function useLinkLogin(link: LoginLink | null, enter: (link: LoginLink) => Promise<void>): void {
  const latestEnter = useRef(enter);
  latestEnter.current = enter;

  useEffect(() => {
    if (!link) return;
    const timer = setTimeout(async () => {
      if (await confirmReplacing(link.login)) await latestEnter.current(link);
      else replaceWith('/pedidos');
    }, AUTO_LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [link]);
}

/** True if this browser has no other session, or if the user agreed to replace it. */
export async function confirmReplacing(login: string): Promise<boolean> {
  const session = readSession();
  if (!session) return true;
  return alertDialog({
    title: loginTexts.otherSessionTitle,
    text: loginTexts.otherSession(session.userName, session.storeName, login),
    confirmText: loginTexts.replaceSession,
    cancelText: loginTexts.stay,
  });
}

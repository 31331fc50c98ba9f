import { LeavingPage as Page } from '@comanda/ui/frame/leaving-page.tsx';
import { useState } from 'react';
import { goTo } from '../../../../shared/session/page-moves.ts';
import { logOutPath } from '../../../../shared/session/stored-session.ts';
import { leavingTexts } from './leaving-texts.ts';
import { sendLogOut } from './send-log-out.ts';

/** Replaces the panel until the server confirms the logout; then the login opens. */
export function LeavingPage() {
  const [path] = useState(() => logOutPath() ?? '/');
  return <Page texts={leavingTexts} notify={sendLogOut} onNotified={() => goTo(path)} />;
}

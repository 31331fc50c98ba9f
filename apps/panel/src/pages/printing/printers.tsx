import { useState } from 'react';
import { PrintingScreen } from '../../features/orders/printing/settings/printing-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/**
 * /configuracoes/impressoras. Uses the session that was active when the page opened, so that typed changes
 * stay readable after the session ends.
 */
export function PrintersPage() {
  const [session] = useState(() => readSession());
  return session ? <PrintingScreen session={session} /> : null;
}

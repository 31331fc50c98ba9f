import { useState } from 'react';
import { PrintingScreen } from '../../features/orders/printing/settings/printing-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/**
 * /configuracoes/impressoras, for the session at its opening: typed changes stay readable after the end of the session.
 */
export function PrintersPage() {
  const [session] = useState(() => readSession());
  return session ? <PrintingScreen session={session} /> : null;
}

import { useState } from 'react';
import { PrintingScreen } from '../../features/printing/settings/printing-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/** /configuracoes/impressoras. Whose session it was when it opened: what is typed stays to be read when the session ends. */
export function PrintersPage() {
  const [session] = useState(() => readSession());
  return session ? <PrintingScreen session={session} /> : null;
}

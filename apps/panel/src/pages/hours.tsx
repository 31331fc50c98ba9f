import { useState } from 'react';
import { HoursScreen } from '../features/hours/hours-screen.tsx';
import { readSession } from '../shared/session/stored-session.ts';

/** /configuracoes/funcionamento. Whose session it was when it opened: what is typed stays to be read when the session ends. */
export function HoursPage() {
  const [session] = useState(() => readSession());
  return session ? <HoursScreen session={session} /> : null;
}

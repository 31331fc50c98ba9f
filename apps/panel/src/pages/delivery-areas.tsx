import { useState } from 'react';
import { AreasScreen } from '../features/delivery-areas/areas-screen.tsx';
import { readSession } from '../shared/session/stored-session.ts';

/** /configuracoes/bairros. Whose session it was when it opened: what is typed stays to be read when the session ends. */
export function DeliveryAreasPage() {
  const [session] = useState(() => readSession());
  return session ? <AreasScreen session={session} /> : null;
}

import { useState } from 'react';
import { SoftwareScreen } from '../../features/printing/settings/software-screen.tsx';
import { RefusedOrdersCard } from '../../features/refused-orders/refused-orders-card.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/** /configuracoes/software. Whose session it was when it opened: what is typed stays to be read when the session ends. */
export function SoftwarePage() {
  const [session] = useState(() => readSession());
  return session ? <SoftwareScreen session={session} below={<RefusedOrdersCard />} /> : null;
}

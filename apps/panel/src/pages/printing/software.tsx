import { useState } from 'react';
import { SoftwareScreen } from '../../features/printing/settings/software-screen.tsx';
import { RefusedOrdersCard } from '../../features/refused-orders/refused-orders-card.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/** /configuracoes/software, for the session at its opening: typed changes stay readable after the session has ended. */
export function SoftwarePage() {
  const [session] = useState(() => readSession());
  return session ? <SoftwareScreen session={session} below={<RefusedOrdersCard />} /> : null;
}

import { useState } from 'react';
import { RefusedOrdersCard } from '../../features/orders/intake/refused-orders-card.tsx';
import { SoftwareScreen } from '../../features/orders/printing/settings/software-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/**
 * /configuracoes/software. Uses the session that was active when the page opened, so that typed changes stay
 * readable after the session ends.
 */
export function SoftwarePage() {
  const [session] = useState(() => readSession());
  return session ? <SoftwareScreen session={session} below={<RefusedOrdersCard />} /> : null;
}

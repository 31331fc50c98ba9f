import { AreasScreen } from '../features/store/delivery-areas/areas-screen.tsx';
import { useSession } from '../shared/session/use-session.ts';

/**
 * /configuracoes/bairros. The page stays readable after the end of the session, and follows the store's permissions.
 */
export function DeliveryAreasPage() {
  const session = useSession();
  return session ? <AreasScreen session={session} /> : null;
}

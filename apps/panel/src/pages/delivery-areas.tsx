import { AreasScreen } from '../features/store/delivery-areas/areas-screen.tsx';
import { useSession } from '../shared/session/use-session.ts';

/** /configuracoes/bairros. The session stays readable when it ends, and follows what the store allows. */
export function DeliveryAreasPage() {
  const session = useSession();
  return session ? <AreasScreen session={session} /> : null;
}

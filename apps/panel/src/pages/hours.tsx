import { HoursScreen } from '../features/store/hours/hours-screen.tsx';
import { OpenedByHand } from '../features/store/store/pause/opened-by-hand.tsx';
import { useSession } from '../shared/session/use-session.ts';

/**
 * /configuracoes/funcionamento. The page stays readable after the end of the session, and follows the store's
 * permissions.
 */
export function HoursPage() {
  const session = useSession();
  return session ? <HoursScreen session={session} note={<OpenedByHand />} /> : null;
}

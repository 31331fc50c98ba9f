import { providerMay } from '@comanda/domain/provider/permissions';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { QUEUES } from './queues.ts';
import classes from './waiting.module.css';
import { WaitingCard } from './waiting-card.tsx';

/** The queues this person works on. */
export function WaitingList() {
  const session = useProviderSession();
  return (
    <div className={`grid-16 ${classes.cards}`}>
      {QUEUES.filter(({ permission }) => providerMay(session, permission)).map((queue) => (
        <WaitingCard key={queue.to} queue={queue} />
      ))}
    </div>
  );
}

import { providerMay } from '@comanda/domain/people/provider/permissions';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { QUEUES, type Queue, waitingQuery } from './queues.ts';
import classes from './waiting.module.css';
import { WaitingCard } from './waiting-card.tsx';

/** Cards of the queues that this user may work on. Queues with pending items come first. */
export function WaitingList() {
  const session = useProviderSession();
  const queues = QUEUES.filter(({ permission }) => providerMay(session, permission));
  // Does not refetch here, because each card refetches its own number.
  const answers = useQueries({
    queries: queues.map((queue) => ({ ...waitingQuery(queue), refetchInterval: false as const })),
  });
  const [sorted, setSorted] = useState<readonly Queue[] | null>(null);
  // Sorts only once. If cards moved later, users would press the wrong card.
  if (sorted === null && answers.every(({ isPending }) => !isPending)) {
    const waits = (_queue: Queue, at: number) => (answers[at]?.data?.count ?? 0) > 0;
    setSorted([...queues.filter(waits), ...queues.filter((queue, at) => !waits(queue, at))]);
  }
  return (
    <div className={`grid-16 ${classes.cards}`}>
      {(sorted ?? queues).map((queue) => (
        <WaitingCard key={queue.to} queue={queue} />
      ))}
    </div>
  );
}

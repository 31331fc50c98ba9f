import { createQueue, type Queue } from '../../../../platform/queue.ts';

/** Runs the works of one subject one after another. Works of different subjects run in parallel. */
export type Turns = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

/** Creates turns per subject. Throws `server.busy` when `waiting` runs of a subject are already waiting. */
export function createTurns(waiting: number): Turns {
  const queues = new Map<string, { queue: Queue; users: number }>();
  return async (subject, work) => {
    const mine = queues.get(subject) ?? { queue: createQueue({ atOnce: 1, waiting }), users: 0 };
    queues.set(subject, mine);
    mine.users += 1;
    try {
      return await mine.queue(work);
    } finally {
      mine.users -= 1;
      if (mine.users === 0) queues.delete(subject);
    }
  };
}

import type { StressWorld } from './stress-world.ts';
import type { FoundTicket } from './switched-printer.ts';

interface Job {
  jobId: number;
  orderId: number;
  kind: string;
  state: string;
}

/** Result of comparing the printed tickets with the expected ones. */
export interface PrintVerdict {
  jobs: number;
  tickets: number;
  marked: number;
  brokenOff: number;
  /**
   * Number of tickets that came after later ones, because their first agent was killed before it printed
   * them.
   */
  late: number;
  violations: string[];
}

/**
 * Checks that every order of a store has its tickets: `copies` for the cashier, and one for the kitchen. All
 * are complete, none is printed twice without a mark, and each printer has preserved the order. `lastOfOne`
 * is the last job from the time when one agent printed alone. With several agents, the jobs of a killed agent
 * are printed after newer jobs of the others.
 */
export async function verifyPrintJobs(
  world: StressWorld,
  storeId: number,
  printers: ReadonlyMap<string, readonly FoundTicket[]>,
  { copies, lastOfOne }: { copies: number; lastOfOne: number },
): Promise<PrintVerdict> {
  const jobs = (
    await world.rows<{ job_id: string; order_id: string; kind: string; state: string }>(
      'select job_id, order_id, kind, state from print_jobs where store_id = $1 order by job_id',
      [storeId],
    )
  ).map((row): Job => ({ ...row, jobId: Number(row.job_id), orderId: Number(row.order_id) }));
  const all = [...printers.values()].flat();
  const disordered = [...printers].flatMap(([name, tickets]) =>
    jobsOutOfOrder(tickets).map((jobId) => ({ name, jobId })),
  );
  return {
    jobs: jobs.length,
    tickets: all.length,
    marked: all.filter(({ isMarked }) => isMarked).length,
    brokenOff: all.filter(({ jobId }) => jobId === null).length,
    late: disordered.filter(({ jobId }) => jobId > lastOfOne).length,
    violations: [
      ...(await orderViolations(world, storeId, jobs)),
      ...jobs.flatMap((job) => jobViolations(job, all, job.kind === 'order' ? copies : 1)),
      ...[...printers].flatMap(([name, tickets]) => doubtViolations(name, tickets)),
      ...disordered
        .filter(({ jobId }) => jobId <= lastOfOne)
        .map(({ name, jobId }) => `${name} printed job ${jobId} out of order`),
    ],
  };
}

async function orderViolations(world: StressWorld, storeId: number, jobs: readonly Job[]): Promise<string[]> {
  const orders = await world.rows<{
    order_id: string;
    status: string;
    print_state: string;
    autos: number;
  }>(
    `select order_id, status, print_state,
            (select count(*)::integer from order_timeline h where h.store_id = o.store_id and h.order_id = o.order_id
              and h.note = 'auto') as autos
       from orders o where store_id = $1`,
    [storeId],
  );
  const byOrder = Map.groupBy(jobs, ({ orderId }) => orderId);
  return orders.flatMap(({ order_id, status, print_state, autos }) => {
    const own = byOrder.get(Number(order_id)) ?? [];
    const kinds = own
      .map(({ kind }) => kind)
      .sort()
      .join(' ');
    return [
      ...(kinds === 'order production' ? [] : [`order ${order_id} has the papers: ${kinds}`]),
      ...(status === 'accepted' && print_state === 'printed'
        ? []
        : [`order ${order_id} is ${status}, ${print_state}`]),
      ...(autos === 1 ? [] : [`order ${order_id} was accepted ${autos} times by the server`]),
    ];
  });
}

function jobViolations(job: Job, all: readonly FoundTicket[], copies: number): string[] {
  const own = all.filter(({ jobId }) => jobId === job.jobId);
  const unmarked = own.filter(({ isMarked }) => !isMarked).length;
  return [
    ...(job.state === 'printed' ? [] : [`job ${job.jobId} is ${job.state}`]),
    ...(own.length >= copies ? [] : [`job ${job.jobId} came out ${own.length} times of ${copies}`]),
    ...(unmarked <= copies ? [] : [`job ${job.jobId} came out ${unmarked} times without a mark`]),
  ];
}

/** Finds tickets that were cut off and not repeated correctly: with a mark, before any other ticket. */
function doubtViolations(name: string, tickets: readonly FoundTicket[]): string[] {
  const doubtful = tickets.filter(({ jobId }, index) => {
    const next = tickets[index + 1];
    return jobId === null && next !== undefined && !next.isMarked;
  });
  return doubtful.length === 0
    ? []
    : [`${name} printed ${doubtful.length} papers unmarked after a broken one`];
}

/** Finds tickets in the wrong order. Ignores marked tickets, because they may be second copies. */
function jobsOutOfOrder(tickets: readonly FoundTicket[]): number[] {
  const plain = tickets.flatMap(({ jobId, isMarked }) => (jobId === null || isMarked ? [] : [jobId]));
  return plain.filter((jobId, index) => jobId < (plain[index - 1] ?? 0));
}

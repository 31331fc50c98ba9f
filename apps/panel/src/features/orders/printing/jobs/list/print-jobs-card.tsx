import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { Button } from '@comanda/ui/button/button.tsx';
import { Skeleton } from '@comanda/ui/faces/skeletons.tsx';
import { useQuery } from '@tanstack/react-query';
import { orderPrintsQuery } from '../api/print-calls.ts';
import { jobTexts } from '../texts.ts';
import { JobRow } from './job-row.tsx';
import classes from './print-jobs-card.module.css';

/**
 * The order's tickets: each with its station, its state, its printer, its time, and the reason if it is not printed.
 */
export function PrintJobsCard({ order }: { order: Pick<OrderCard, 'orderId' | 'version'> }) {
  const { orderId, version } = order;
  const { data: jobs, isError, refetch, isFetching } = useQuery(orderPrintsQuery(orderId, version));
  if (jobs?.length === 0) return null;
  const isAllOut = jobs?.every(({ state }) => state === 'printed') ?? false;
  return (
    <section className={`card ${classes.card}`} aria-label={jobTexts.title} aria-busy={!jobs && !isError}>
      {jobs ? (
        // If all tickets are printed, no action is needed: one line shows their number, and a touch unfolds
        // them.
        <details key={isAllOut ? 'out' : 'open'} open={!isAllOut} className={classes.fold}>
          <summary>
            <h3 className={classes.head}>
              {jobTexts.title}
              {isAllOut ? <span className={classes.out}>{jobTexts.allOut(jobs.length)}</span> : null}
            </h3>
          </summary>
          <ul className="plain-list">
            {[...jobs]
              .sort((one, other) => one.jobId - other.jobId)
              .map((job) => (
                <JobRow key={job.jobId} job={job} orderId={orderId} jobs={jobs} />
              ))}
          </ul>
        </details>
      ) : isError ? (
        <div className={classes.failed} role="alert">
          <p>{jobTexts.loadFailed}</p>
          <Button variant="default" isBusy={isFetching} onClick={() => void refetch()}>
            {jobTexts.retry}
          </Button>
        </div>
      ) : (
        <div className={classes.loading}>
          <Skeleton width="70%" height={18} />
          <Skeleton width="45%" height={14} />
        </div>
      )}
    </section>
  );
}

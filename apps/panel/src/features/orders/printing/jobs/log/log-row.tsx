import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { JobStateIcon } from '../job-state-icon.tsx';
import { jobName, jobPlace, jobReason, jobState } from '../job-words.ts';
import { jobTexts, stateTones } from '../texts.ts';
import classes from './print-log-dialog.module.css';

/** One ticket of the store's log; its order's code links to the order. */
export function LogRow({ job, onLeave }: { job: PrintJob; onLeave: () => void }) {
  const at = job.printedAt ?? job.createdAt;
  const reason = jobReason(job);
  const place = jobPlace(job) || (job.state === 'queued' ? jobTexts.noPrinterYet : '');
  return (
    <li className={classes.paper}>
      <time className={classes.time} dateTime={new Date(at).toISOString()}>
        {formatTime(new Date(at))}
      </time>
      <div className={`fill ${classes.what}`}>
        <p>
          {job.orderId === null ? null : (
            <a href={`/pedidos?pedido=${job.orderId}`} className={classes.code} onClick={onLeave}>
              #{job.orderCode ?? job.orderId}
            </a>
          )}{' '}
          {jobName(job)}
        </p>
        {place ? <p className={`muted-14 ${classes.place}`}>{place}</p> : null}
        {reason ? <p className={classes.reason}>{reason}</p> : null}
      </div>
      <StatusLabel variant="quiet" tone={stateTones[job.state]} icon={<JobStateIcon state={job.state} />}>
        {jobState(job)}
      </StatusLabel>
    </li>
  );
}

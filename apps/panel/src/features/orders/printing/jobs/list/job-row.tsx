import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { JobStateIcon } from '../job-state-icon.tsx';
import { isGivable, isTried, jobName, jobPlace, jobReason, jobState, lastJobs } from '../job-words.ts';
import { jobTexts, stateTones } from '../texts.ts';
import classes from './print-jobs-card.module.css';
import { useJobActions } from './use-job-actions.ts';

interface JobRowProps {
  job: PrintJob;
  orderId: number;
  /** All tickets of the order, to find out if this is the last copy: an older copy has no actions. */
  jobs: readonly PrintJob[];
}

/** One ticket. Only the last copy has actions below it. */
export function JobRow({ job, orderId, jobs }: JobRowProps) {
  const { isBusy, printAgain, printElsewhere, giveUp } = useJobActions(orderId);
  const { state, station, printedAt, createdAt } = job;
  const reason = jobReason(job);
  const isLast = lastJobs(jobs).includes(job);
  const name = jobName(job);
  const at = printedAt ?? createdAt;
  const button = (label: string, run: () => void) => (
    <button
      type="button"
      className={`plain-button ${classes.action}`}
      aria-disabled={isBusy || undefined}
      aria-label={jobTexts.of(label, name)}
      onClick={isBusy ? undefined : run}
    >
      {label}
    </button>
  );
  return (
    <li className={classes.paper}>
      <div className={`row wraps ${classes.line}`}>
        <span className={classes.name}>{name}</span>
        <StatusLabel variant="quiet" tone={stateTones[state]} icon={<JobStateIcon state={state} />}>
          {jobState(job)}
        </StatusLabel>
      </div>
      <p className={`muted-14 ${classes.place}`}>
        <span>{jobPlace(job) || (state === 'queued' ? jobTexts.noPrinterYet : '')}</span>
        <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at))}</time>
      </p>
      {reason ? <p className={classes.reason}>{reason}</p> : null}
      {isLast ? (
        <div className={classes.actions}>
          {state === 'printed' ? button(jobTexts.second, () => printAgain(station)) : null}
          {state === 'expired' ? button(jobTexts.again, () => printAgain(station)) : null}
          {isTried(job) ? button(jobTexts.elsewhere, () => printElsewhere(station, [job])) : null}
          {isGivable(job)
            ? button(jobTexts.giveUp, () => giveUp([job], jobTexts.giveUpText(name, station)))
            : null}
        </div>
      ) : null}
    </li>
  );
}

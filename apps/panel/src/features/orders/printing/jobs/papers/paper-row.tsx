import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { PaperStateIcon } from '../paper-state-icon.tsx';
import {
  isGivable,
  isTried,
  lastPapers,
  paperName,
  paperPlace,
  paperReason,
  paperState,
} from '../paper-words.ts';
import { paperTexts, stateTones } from '../texts.ts';
import classes from './papers-card.module.css';
import { usePaperActions } from './use-paper-actions.ts';

interface PaperRowProps {
  job: PrintJob;
  orderId: number;
  /** All tickets of the order, because an older copy has no actions. */
  jobs: readonly PrintJob[];
}

/** One ticket. Only the last copy has actions below it. */
export function PaperRow({ job, orderId, jobs }: PaperRowProps) {
  const { isBusy, printAgain, printElsewhere, giveUp } = usePaperActions(orderId);
  const { state, station, printedAt, createdAt } = job;
  const reason = paperReason(job);
  const isLast = lastPapers(jobs).includes(job);
  const name = paperName(job);
  const at = printedAt ?? createdAt;
  const button = (label: string, run: () => void) => (
    <button
      type="button"
      className={`plain-button ${classes.action}`}
      aria-disabled={isBusy || undefined}
      aria-label={paperTexts.of(label, name)}
      onClick={isBusy ? undefined : run}
    >
      {label}
    </button>
  );
  return (
    <li className={classes.paper}>
      <div className={`row wraps ${classes.line}`}>
        <span className={classes.name}>{name}</span>
        <StatusLabel variant="quiet" tone={stateTones[state]} icon={<PaperStateIcon state={state} />}>
          {paperState(job)}
        </StatusLabel>
      </div>
      <p className={`muted-14 ${classes.place}`}>
        <span>{paperPlace(job) || (state === 'queued' ? paperTexts.noPrinterYet : '')}</span>
        <time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at))}</time>
      </p>
      {reason ? <p className={classes.reason}>{reason}</p> : null}
      {isLast ? (
        <div className={classes.actions}>
          {state === 'printed' ? button(paperTexts.second, () => printAgain(station)) : null}
          {state === 'expired' ? button(paperTexts.again, () => printAgain(station)) : null}
          {isTried(job) ? button(paperTexts.elsewhere, () => printElsewhere(station, [job])) : null}
          {isGivable(job)
            ? button(paperTexts.giveUp, () => giveUp([job], paperTexts.giveUpText(name, station)))
            : null}
        </div>
      ) : null}
    </li>
  );
}

import { Button } from '@comanda/ui/button/button.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { useStoredPlace } from '@comanda/ui/use-stored-place.ts';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconHelpCircle,
  IconLoader,
  IconMinus,
} from '@tabler/icons-react';
import type { CheckLine, CheckState } from './check-line.ts';
import classes from './check-row.module.css';
import { checkTexts } from './texts.ts';

const tones: Record<CheckState, Tone> = {
  waiting: 'neutral',
  running: 'accepted',
  asking: 'pending',
  passed: 'delivered',
  failed: 'late',
  skipped: 'neutral',
};
const icons: Record<CheckState, typeof IconCircleCheck> = {
  waiting: IconCircleDashed,
  running: IconLoader,
  asking: IconHelpCircle,
  passed: IconCircleCheck,
  failed: IconAlertTriangle,
  skipped: IconMinus,
};

/** Matches ids of lines about computers or their printers. */
const isAboutPrinting = /^(agents?|printer)\b/;

interface CheckRowProps {
  line: CheckLine;
  /** Runs the line again; set only after the line has its result. */
  onRetry?: () => void;
  onAnswer: (wasHeard: boolean) => void;
}

/** One line of the check: its subject, its result and the advice. */
export function CheckRow({ line, onRetry, onAnswer }: CheckRowProps) {
  const { id, title, state, result, advice } = line;
  const Icon = icons[state];
  const place = useStoredPlace<HTMLLIElement>();
  return (
    <li {...place} className={classes.row} data-tone={tones[state]} data-state={state}>
      <Icon className={classes.icon} size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>
          {title}
          <span className={classes.state}>{checkTexts.states[state]}</span>
        </p>
        {result ? <p className="text-15">{result}</p> : null}
        {advice ? <p className={classes.advice}>{advice}</p> : null}
        {isAboutPrinting.test(id) && (state === 'failed' || state === 'skipped') ? (
          <a className={classes.settings} href="/configuracoes/impressoras">
            {checkTexts.settings}
          </a>
        ) : null}
      </div>
      {state === 'asking' ? (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {checkTexts.notHeard}
          </Button>
          <Button onClick={() => onAnswer(true)}>{checkTexts.heard}</Button>
        </div>
      ) : null}
      {onRetry && state === 'failed' ? (
        <div className={classes.actions}>
          <Button variant="default" aria-label={checkTexts.retryOf(title)} onClick={onRetry}>
            {checkTexts.retry}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

import type { Tone } from '@comanda/ui/tone.ts';
import { IconAlertTriangle, IconCircleCheck, IconClipboardCheck, IconLoader } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CheckTotal } from './check-line.ts';
import classes from './shift-check-screen.module.css';
import { checkTexts } from './texts.ts';

const tones: Record<CheckTotal['state'], Tone> = {
  none: 'neutral',
  running: 'accepted',
  passed: 'delivered',
  failed: 'late',
};
const icons: Record<CheckTotal['state'], typeof IconCircleCheck> = {
  none: IconClipboardCheck,
  running: IconLoader,
  passed: IconCircleCheck,
  failed: IconAlertTriangle,
};

function wordsOf({ state, settled, all, passed, failed }: CheckTotal): [string, string] {
  switch (state) {
    case 'none':
      return [checkTexts.notYet, checkTexts.notYetHint];
    case 'running':
      return [checkTexts.running(settled, all), checkTexts.runningHint];
    case 'passed':
      return [checkTexts.allGood, checkTexts.allGoodHint(passed)];
    case 'failed':
      return [checkTexts.problems(failed), checkTexts.problemsHint];
  }
}

interface CheckSummaryProps {
  total: CheckTotal;
  /** Time of day such as '17:42'; null before the first check of the day. */
  finishedAt: string | null;
  children: ReactNode;
}

/** Shows the total result in one word and one colour, and the button that starts the check. */
export function CheckSummary({ total, finishedAt, children }: CheckSummaryProps) {
  const Icon = icons[total.state];
  const [title, hint] = wordsOf(total);
  const isOver = total.state === 'passed' || total.state === 'failed';
  return (
    <section
      className={`row wraps ${classes.summary}`}
      data-tone={tones[total.state]}
      data-state={total.state}
    >
      <Icon size={40} stroke={1.75} aria-hidden="true" />
      <div className={classes.words} role="status">
        <p className={classes.total}>{title}</p>
        <p className="text-15">{hint}</p>
        {isOver && finishedAt !== null ? <p className="text-15">{checkTexts.checkedAt(finishedAt)}</p> : null}
      </div>
      <div className={`row wraps ${classes.actions}`}>{children}</div>
    </section>
  );
}

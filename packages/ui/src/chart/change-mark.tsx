import { changeOf } from '@comanda/domain/kit/figures/change';
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import type { Unit } from './chart-data.ts';
import classes from './chart-frame.module.css';
import { describeChange } from './sentences.ts';
import { chartTexts } from './texts.ts';

interface ChangeMarkProps {
  now: number;
  /** Null if there is no earlier value. The mark then shows that. */
  before: number | null;
  unit: Unit;
  /** Text for the earlier period, as in '12% a mais que …'. */
  than?: string;
  /** The direction that is good. Without it, the mark is neutral in both directions. */
  better?: 'more' | 'less';
}

/** Shows how a number has changed, with a sign, words, and a colour for good or bad. */
export function ChangeMark({ now, before, unit, than = chartTexts.periodBefore, better }: ChangeMarkProps) {
  if (before === null) return <span className={classes.change}>{chartTexts.noneBefore}</span>;
  const { words, step } = describeChange(changeOf(now, before), unit, than);
  const Icon = step === 0 ? IconEqual : step > 0 ? IconArrowUpRight : IconArrowDownRight;
  const isGood = step !== 0 && better !== undefined && step > 0 === (better === 'more');
  const tone = step === 0 || better === undefined ? 'neutral' : isGood ? 'delivered' : 'pending';
  return (
    <span className={classes.change} data-tone={tone}>
      <Icon size="1.125em" stroke={2} aria-hidden="true" />
      {words}
    </span>
  );
}

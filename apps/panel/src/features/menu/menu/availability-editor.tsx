import { timeFaultText } from '@comanda/contract/store/hours/time-fault-texts';
import { readWeek, type TypedDay, typedDayOf, type Week } from '@comanda/domain/store/hours/week';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { DayRow, WeekHead } from '../../../shared/hours/day-row.tsx';
import weekClasses from '../../../shared/hours/week-days.module.css';
import { weekTexts } from '../../../shared/hours/week-texts.ts';
import classes from './availability-editor.module.css';
import { menuTexts } from './texts.ts';

const { availability: texts } = menuTexts;
const NEVER: readonly TypedDay[] = weekTexts.days.map(() => typedDayOf(false, []));
/** Suggested period for a day while no other day has times. */
const EVENING = { opens: 18 * 60, closes: 23 * 60, opensAgain: null, closesAgain: null };

interface AvailabilityEditorProps {
  /** Null: sold at any time. */
  value: Week | null;
  /**
   * Called only with weeks that can be saved. A faulty week blocks its form through `validity.customError` and shows
   * the reason.
   */
  onChange: (value: Week | null) => void;
  /** True: the field is read only. */
  disabled?: boolean;
  /** The question above the choice. Default: when the product is sold. */
  label?: string;
  alwaysHint?: string;
}

/**
 * Editor of the times when something is sold: always, or at certain times of certain days, also past
 * midnight.
 */
export function AvailabilityEditor(props: AvailabilityEditorProps) {
  const { value, onChange, disabled = false, label = texts.title, alwaysHint = texts.alwaysHint } = props;
  /**
   * The typed text, and the value computed from this text. A different `value` prop is a change from outside
   * and replaces the draft.
   */
  const [draft, setDraft] = useState(() => draftOf(value));
  const current = draft.value === value ? draft : draftOf(value);
  const { days, isAlways } = current;
  const read = readWeek(days);
  const faults = 'faults' in read ? read.faults : [];
  const isEmpty = days.every((day) => !day.isOpen);
  const problem = isAlways ? '' : isEmpty ? texts.noDay : faults[0] ? timeFaultText(faults[0]) : '';

  const change = (next: readonly TypedDay[], nextIsAlways: boolean) => {
    const result = readWeek(next);
    const isStored = 'week' in result && next.some((day) => day.isOpen);
    const given = nextIsAlways ? null : isStored ? result.week : value;
    setDraft({ days: next, isAlways: nextIsAlways, value: given });
    if (given !== value) onChange(given);
  };
  const changeDay = (index: number, part: Partial<TypedDay>) =>
    change(
      days.map((day, at) => (at === index ? { ...day, ...part } : day)),
      false,
    );
  const open = (index: number, isOpen: boolean) => {
    const isTimed = days[index]?.opens !== null;
    const { isOpen: _, ...times } = days.find((day) => day.isOpen) ?? { isOpen, ...EVENING };
    changeDay(index, isOpen && !isTimed ? { isOpen, ...times } : { isOpen });
  };

  const guard = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // A custom validity blocks the form, and the form focuses the wrong time when the user saves.
  useLayoutEffect(() => guard.current?.setCustomValidity(problem), [problem]);
  return (
    <div className={`stack-16 ${classes.editor}`}>
      <Segmented
        label={label}
        value={isAlways ? 'always' : 'week'}
        options={[
          { value: 'always', label: texts.always },
          { value: 'week', label: texts.week },
        ]}
        hint={isAlways ? alwaysHint : texts.weekHint}
        disabled={disabled}
        onChange={(kind) => change(days, kind === 'always')}
      />
      {isAlways ? null : (
        <div ref={body} className="stack-8">
          <div className={`stack ${weekClasses.days}`}>
            <WeekHead />
            {days.map((day, index) => (
              <DayRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven days, always the same
                key={index}
                day={day}
                index={index}
                isOpen={{ value: day.isOpen, onChange: (isOpen) => open(index, isOpen), disabled }}
                time={(name) => ({
                  value: day[name],
                  onChange: (minutes) => changeDay(index, { [name]: minutes }),
                  disabled,
                })}
                faultOf={(name) => {
                  const fault = faults.find((each) => each.day === index && each.field === name);
                  return fault && timeFaultText(fault);
                }}
                onCopy={(targets) =>
                  change(
                    days.map((each, at) => (targets.includes(at) ? day : each)),
                    false,
                  )
                }
              />
            ))}
          </div>
          {isEmpty ? <p className="text-fault">{texts.noDay}</p> : null}
        </div>
      )}
      <input
        ref={guard}
        data-spoken
        tabIndex={-1}
        aria-label={label}
        value={problem}
        onChange={() => undefined}
        onFocus={() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus()}
      />
    </div>
  );
}

function draftOf(value: Week | null) {
  const days = value === null ? NEVER : value.map(({ isOpen, periods }) => typedDayOf(isOpen, periods));
  return { days, isAlways: value === null, value };
}

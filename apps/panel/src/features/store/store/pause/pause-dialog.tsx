import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import type { OpeningInput } from '@comanda/contract/store/store/store.calls';
import { readReason } from '@comanda/domain/kit/text/read-reason';
import { switchAt } from '@comanda/domain/store/hours/switch-at';
import { type PauseEnd, REASON_MAX } from '@comanda/domain/store/store/opening';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { hoursQuery } from '../../../../shared/hours/hours-query.ts';
import { openingHoursOf } from '../../../../shared/hours/opening-hours-of.ts';
import classes from './pause-dialog.module.css';
import { pauseTexts } from './texts.ts';

interface PauseDialogProps {
  onPause: (opening: OpeningInput) => void;
  onClose: () => void;
  /** Initial values. */
  firstEnd?: PauseEnd;
  firstReason?: string;
}

/** Short pauses that users choose with one click, and that end automatically. */
const SHORT = ['15-minutes', '30-minutes', '60-minutes'] as const;
/**
 * Closings for the rest of the day. The default is 'by-hand', so that a store without staff does not open in
 * the morning. For a store that opens automatically the default is 'next-shift', so that it opens on time.
 */
const LONG = ['by-hand', 'next-shift'] as const;

const isLong = (end: PauseEnd | undefined) => LONG.find((each) => each === end);

/**
 * Dialog that asks how long the store closes, and why. A short pause takes one click. Closing for the rest of
 * the day needs a further choice.
 */
export function PauseDialog({ onPause, onClose, firstEnd, firstReason = '' }: PauseDialogProps) {
  const [chosen, setChosen] = useState<PauseEnd | undefined>(isLong(firstEnd));
  const { data: stored } = useQuery(hoursQuery);
  const end = chosen ?? (stored?.opensByItself ? 'next-shift' : LONG[0]);
  // The shortest pause has the focus: a key pressed by mistake must start only a short pause.
  const focused = firstEnd ?? SHORT[0];
  const [reason, setReason] = useState(firstReason);
  const [openedAt] = useState(monotonicNow);

  const close = (until: PauseEnd) => {
    onClose();
    onPause({ isOpen: false, reason: readReason(reason), end: until });
  };
  const until = (choice: PauseEnd) => {
    // Without the opening hours, the time of the next opening is unknown.
    if (stored === undefined) return choice === 'by-hand' ? pauseTexts.noEnd : '';
    const place = { hours: openingHoursOf(stored), timeZone: shownTimeZone() };
    const at = switchAt({ isOpen: false, at: openedAt, end: choice }, place, openedAt).until;
    return at === null ? pauseTexts.noEnd : pauseTexts.until(dayAndTime(at, openedAt));
  };

  return (
    <FormDialog
      title={pauseTexts.title}
      submitText={pauseTexts.close}
      cancelText={pauseTexts.keepOpen}
      onSubmit={() => close(end)}
      onClose={onClose}
      width={520}
      isDestructive
      className={classes.form}
    >
      <fieldset className={`plain-fieldset grid-8 ${classes.short}`}>
        <legend className={classes.legend}>{pauseTexts.pauseFor}</legend>
        {SHORT.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`card ${classes.minutes}`}
            data-autofocus={choice === focused || undefined}
            onClick={() => close(choice)}
          >
            <span className={classes.endName}>{pauseTexts.ends[choice]}</span>
            <span className={`muted-14 ${classes.endTime}`}>{until(choice)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={`plain-fieldset ${classes.ends}`}>
        <legend className={classes.legend}>{pauseTexts.orClose}</legend>
        {LONG.map((choice) => (
          <label key={choice} className={`row wraps ${classes.end}`}>
            <input
              type="radio"
              name="end"
              value={choice}
              checked={end === choice}
              data-autofocus={choice === focused || undefined}
              onChange={() => setChosen(choice)}
            />
            <span className={classes.endName}>{pauseTexts.ends[choice]}</span>
            <span className={`muted-14 ${classes.endTime}`}>{until(choice)}</span>
          </label>
        ))}
      </fieldset>
      <div className="stack-10">
        <TextField
          label={`${pauseTexts.reason} ${pauseTexts.optional}`}
          value={reason}
          maxLength={REASON_MAX}
          placeholder={pauseTexts.reasonHint}
          onChange={setReason}
        />
        <div className="cluster-8">
          {pauseTexts.usualReasons.map((usual) => (
            <button
              key={usual}
              type="button"
              className={`text-14 ${classes.chip}`}
              aria-pressed={reason === usual}
              onClick={() => setReason(reason === usual ? '' : usual)}
            >
              {usual}
            </button>
          ))}
        </div>
      </div>
    </FormDialog>
  );
}

import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import { nextMidnight } from '@comanda/domain/kit/time/next-midnight';
import { isOpenByHours, nextClosing } from '@comanda/domain/store/hours/schedule';
import type { OpeningHours } from '@comanda/domain/store/hours/switch-at';
import type { OpenEnd } from '@comanda/domain/store/store/opening';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { hoursQuery } from '../../../../shared/hours/hours-query.ts';
import { openingHoursOf } from '../../../../shared/hours/opening-hours-of.ts';
import classes from './pause-dialog.module.css';
import { openTexts } from './texts.ts';

interface OpenDialogProps {
  /** Called with the end; null: open until the opening hours close the store. */
  onOpen: (until: OpenEnd | null) => void;
  onClose: () => void;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Rounded to a whole minute, as shown. */
const onTheMinute = (at: number) => Math.round(at / MINUTE_MS) * MINUTE_MS;
/**
 * End times of an opening outside the opening hours, chosen with one click. All come soon, so that the store
 * does not stay open overnight by mistake.
 */
const SHORT = {
  'one-hour': (now: number) => onTheMinute(now + HOUR_MS),
  'two-hours': (now: number) => onTheMinute(now + 2 * HOUR_MS),
  midnight: (now: number) => nextMidnight(shownTimeZone(), now),
};
const ENDS = ['one-hour', 'two-hours', 'midnight'] as const;

/**
 * Asks for the end if a store opens outside its hours. Within its hours, or if the hours cannot be loaded,
 * the store opens without a question.
 */
export function OpenDialog({ onOpen, onClose }: OpenDialogProps) {
  const { data: stored, isError, fetchStatus } = useQuery(hoursQuery);
  const [openedAt] = useState(monotonicNow);
  const hours = stored === undefined ? undefined : openingHoursOf(stored);
  const isUnprompted =
    hours === undefined
      ? isError || fetchStatus === 'paused'
      : hours === null || isOpenByHours(hours.schedule, openedAt);
  const open = (until: OpenEnd | null) => {
    onClose();
    onOpen(until);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when no question is needed
  useEffect(() => {
    if (isUnprompted) open(null);
  }, [isUnprompted]);
  return hours == null || isUnprompted ? null : (
    <UntilWhen hours={hours} openedAt={openedAt} onOpen={open} onClose={onClose} />
  );
}

function UntilWhen({
  hours: { schedule, closesByItself },
  openedAt,
  onOpen,
  onClose,
}: OpenDialogProps & { hours: OpeningHours; openedAt: number }) {
  const closing = closesByItself ? nextClosing(schedule, openedAt) : null;
  // If the next end is more than a day away, nothing is preselected: the user must choose.
  const [isByHand, setByHand] = useState<boolean | null>(
    closing !== null && closing - openedAt <= DAY_MS ? false : null,
  );
  const until = (at: number | null) =>
    at === null ? openTexts.noEnd : openTexts.closes(dayAndTime(at, openedAt));
  const long = [
    ...(closing === null ? [] : [{ byHand: false, name: openTexts.nextClosing, at: closing }]),
    { byHand: true, name: openTexts.byHand, at: null },
  ];
  return (
    <FormDialog
      title={openTexts.title}
      submitText={openTexts.open}
      cancelText={openTexts.keepClosed}
      isReady={isByHand !== null}
      note={isByHand === null ? openTexts.choose : null}
      onSubmit={() => onOpen(isByHand ? 'by-hand' : null)}
      onClose={onClose}
      width={520}
      className={classes.form}
    >
      <fieldset className={`plain-fieldset grid-8 ${classes.short}`}>
        <legend className={classes.legend}>{openTexts.outside}</legend>
        {ENDS.map((end, at) => (
          <button
            key={end}
            type="button"
            className={`card ${classes.minutes}`}
            data-autofocus={at === 0 || undefined}
            onClick={() => onOpen(SHORT[end](monotonicNow()))}
          >
            <span className={classes.endName}>{openTexts.ends[end]}</span>
            <span className={`muted-14 ${classes.endTime}`}>{until(SHORT[end](openedAt))}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className={`plain-fieldset ${classes.ends}`}>
        <legend className={classes.legend}>{openTexts.orLonger}</legend>
        {long.map(({ byHand, name, at }) => (
          <label key={name} className={`row wraps ${classes.end}`}>
            <input type="radio" name="end" checked={isByHand === byHand} onChange={() => setByHand(byHand)} />
            <span className={classes.endName}>{name}</span>
            <span className={`muted-14 ${classes.endTime}`}>{until(at)}</span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

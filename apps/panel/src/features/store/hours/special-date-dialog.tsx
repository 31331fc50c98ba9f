import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { formatDay, shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { saveSpecialDate } from '@comanda/contract/store/hours/hours.calls';
import {
  type SpecialDate,
  type SpecialDateInput,
  specialDateWire,
} from '@comanda/contract/store/hours/hours.wire';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { readDay } from '@comanda/domain/store/hours/week';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useState } from 'react';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { hoursQuery } from '../../../shared/hours/hours-query.ts';
import { periodWords } from './period-words.ts';
import classes from './special-dates.module.css';
import { hoursTexts } from './texts.ts';

const KINDS = (['closed', 'hours', 'usual'] as const).map((value) => ({
  value,
  label: hoursTexts.kinds[value],
}));
const TIMES = ['opens', 'closes', 'opensAgain', 'closesAgain'] as const;
const TOAST_MS = 2_000;

type DateValues = Omit<SpecialDateInput, 'version' | 'date'> & { date: string | null };

const dateWords = ({ name, kind, ...times }: DateValues) => {
  const read = readDay({ ...times, isOpen: true });
  const hours = 'periods' in read ? periodWords(read.periods) : '';
  return [
    [hoursTexts.name, name],
    [hoursTexts.kind, kind === 'hours' ? hours : hoursTexts.kinds[kind]],
  ] as const;
};

interface SpecialDateDialogProps {
  /** Initial values; without a date the dialog adds a new day. */
  saved: SpecialDateInput;
  /** Days that are already in the list. */
  known: readonly SpecialDate[];
  onClose: () => void;
}

/** The hours of one special day. */
export function SpecialDateDialog({ saved, known, onClose }: SpecialDateDialogProps) {
  const isNew = saved.date === '';
  const [today] = useState(() => dateAt(shownTimeZone(), monotonicNow()));
  const form = useCallForm<DateValues, { message: string | null }>({
    saved: {
      date: saved.date || null,
      name: saved.name,
      kind: saved.kind,
      opens: saved.opens,
      closes: saved.closes,
      opensAgain: saved.opensAgain,
      closesAgain: saved.closesAgain,
    },
    version: saved.version ?? undefined,
    record: specialDateWire,
    check: ({ date }) => {
      if (date === null) return { date: hoursTexts.dateMissing };
      const isKnown = isNew && known.some((each) => each.date === date);
      return { date: isKnown ? hoursTexts.dateKnown : undefined };
    },
    send: ({ date, ...values }, version) =>
      sendCall(saveSpecialDate, { ...values, date: date ?? '', version: version ?? null }),
    savedText: ({ message }) => message,
    savedForMs: TOAST_MS,
    refreshes: [hoursQuery.queryKey, ['store']],
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={isNew ? hoursTexts.dialogNew : hoursTexts.dialogEdit(formatDay(saved.date))}
      submitText={hoursTexts.saveDate}
      onClose={onClose}
      inWords={dateWords}
      width={520}
    >
      {isNew ? <DateField label={hoursTexts.date} earliest={today} isFirst {...form.field('date')} /> : null}
      <TextField label={hoursTexts.name} hint={hoursTexts.nameHint} {...form.field('name')} />
      <Segmented
        label={hoursTexts.kind}
        options={KINDS}
        value={form.values.kind}
        onChange={form.field('kind').onChange}
      />
      {form.values.kind === 'hours' ? (
        <div className={`grid-16 ${classes.times}`}>
          {TIMES.map((time) => (
            <TimeField key={time} label={hoursTexts[time]} {...form.field(time)} />
          ))}
        </div>
      ) : null}
    </CallFormDialog>
  );
}

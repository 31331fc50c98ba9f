import { saveSpecialDate } from '@comanda/contract/hours/hours.calls';
import { type SpecialDateInput, specialDateWire } from '@comanda/contract/hours/hours.wire';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { DateField } from '@comanda/ui/form/date-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { TimeField } from '@comanda/ui/form/time-field.tsx';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { steadyNow } from '../../shared/clock/steady-now.ts';
import { CallFormDialog } from '../../shared/form/call-form-dialog.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { formatDay, shownTimeZone } from '../../shared/formats/date-time.ts';
import { hoursQuery } from '../../shared/hours/hours-query.ts';
import { hoursTexts } from './texts.ts';

const KINDS = (['closed', 'hours', 'usual'] as const).map((value) => ({
  value,
  label: hoursTexts.kinds[value],
}));
const TIMES = ['opens', 'closes', 'opensAgain', 'closesAgain'] as const;
const TOAST_MS = 2_000;

type DateValues = Omit<SpecialDateInput, 'version' | 'date'> & { date: string | null };

interface SpecialDateDialogProps {
  /** What it begins with; a day without a date is a new one. */
  saved: SpecialDateInput;
  onClose: () => void;
}

/** How the store is on one day. */
export function SpecialDateDialog({ saved, onClose }: SpecialDateDialogProps) {
  const isNew = saved.date === '';
  const [today] = useState(() => dateAt(shownTimeZone(), steadyNow()));
  const [{ version, ...first }] = useState(saved);
  const form = useCallForm<DateValues, { message: string | null }>({
    saved: {
      date: first.date || null,
      name: first.name,
      kind: first.kind,
      opens: first.opens,
      closes: first.closes,
      opensAgain: first.opensAgain,
      closesAgain: first.closesAgain,
    },
    record: specialDateWire,
    check: ({ date }) => ({ date: date === null ? hoursTexts.dateMissing : undefined }),
    send: ({ date, ...values }) => sendCall(saveSpecialDate, { ...values, date: date ?? '', version }),
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
      width={520}
    >
      {isNew ? <DateField label={hoursTexts.date} earliest={today} isFirst {...form.field('date')} /> : null}
      <TextField label={hoursTexts.name} hint={hoursTexts.nameHint} maxLength={60} {...form.field('name')} />
      <Segmented
        label={hoursTexts.kind}
        options={KINDS}
        value={form.values.kind}
        onChange={form.field('kind').onChange}
      />
      {form.values.kind === 'hours' ? (
        <FieldGrid>
          {TIMES.map((time) => (
            <TimeField key={time} label={hoursTexts[time]} {...form.field(time)} />
          ))}
        </FieldGrid>
      ) : null}
    </CallFormDialog>
  );
}

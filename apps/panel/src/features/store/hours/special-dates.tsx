import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDay } from '@comanda/client/formats/date-time.ts';
import { removeSpecialDate, saveSpecialDate } from '@comanda/contract/store/hours/hours.calls';
import type { SpecialDate, SpecialDateInput, StoredHours } from '@comanda/contract/store/hours/hours.wire';
import { weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import { readDay } from '@comanda/domain/store/hours/week';
import { Button } from '@comanda/ui/button/button.tsx';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { hoursQuery } from '../../../shared/hours/hours-query.ts';
import { periodWords } from './period-words.ts';
import classes from './special-dates.module.css';
import { hoursTexts } from './texts.ts';

const TOAST_MS = 2_000;
const NO_TIMES = { opens: null, closes: null, opensAgain: null, closesAgain: null };

interface SpecialDatesProps {
  stored: StoredHours;
  /** Opens the editor; without a date, the editor adds a new day. Null: the list is read only. */
  onEdit: ((date: SpecialDateInput) => void) | null;
}

/** Lists days whose hours differ from their weekday, and holidays that the store has not decided about. */
export function SpecialDates({ stored, onEdit }: SpecialDatesProps) {
  const setting = {
    savedText: ({ message }: { message: string | null }) => message,
    savedForMs: TOAST_MS,
    refreshes: [hoursQuery.queryKey, ['store']],
  };
  const save = useCallMutation(saveSpecialDate, setting);
  const remove = useCallMutation(removeSpecialDate, setting);
  const hasWeek = stored.version > 0;
  const edit = hasWeek ? onEdit : null;
  const answered = new Map(stored.specialDates.map((each) => [each.date, each]));
  const open = stored.holidays.filter(({ date }) => !answered.has(date));
  const rows = [...stored.specialDates, ...open.map((holiday) => ({ ...holiday, kind: null }))].sort(
    (one, other) => one.date.localeCompare(other.date),
  );
  const add = edit ? (
    <Button
      variant="default"
      icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => edit({ date: '', name: '', kind: 'closed', ...NO_TIMES, version: 0 })}
    >
      {hoursTexts.addDate}
    </Button>
  ) : undefined;
  return (
    <FormCard
      title={hoursTexts.dates}
      hint={onEdit === null ? undefined : hasWeek ? hoursTexts.datesHint : hoursTexts.weekFirst}
      actions={add}
    >
      {rows.length === 0 ? (
        <p className="prose-15">{onEdit ? hoursTexts.datesEmpty : hoursTexts.datesNone}</p>
      ) : null}
      <ul className="plain-stack">
        {rows.map((row) => (
          <li key={row.date} className={classes.row}>
            <p className={`row-base-8 ${classes.date}`}>
              <strong>{formatDay(row.date).slice(0, 5)}</strong>
              <span>{hoursTexts.shortDays[weekdayOf(row.date)]}</span>
            </p>
            <p className={classes.name}>{row.name}</p>
            {row.kind === null ? (
              <div className={`row-8 wraps ${classes.answers}`}>
                {edit ? (
                  <>
                    {(['usual', 'closed'] as const).map((kind) => (
                      <Button
                        key={kind}
                        variant="default"
                        aria-label={`${row.name}: ${hoursTexts.kinds[kind]}`}
                        isBusy={save.input?.date === row.date && save.input.kind === kind}
                        onClick={() => save.run({ ...row, kind, ...NO_TIMES, version: 0 })}
                      >
                        {hoursTexts.kinds[kind]}
                      </Button>
                    ))}
                    <Button
                      variant="default"
                      aria-label={`${row.name}: ${hoursTexts.kinds.hours}`}
                      onClick={() => edit({ ...row, kind: 'hours', ...NO_TIMES, version: 0 })}
                    >
                      {hoursTexts.kinds.hours}
                    </Button>
                  </>
                ) : (
                  <StatusLabel tone="pending" variant="quiet">
                    {hoursTexts.holiday}
                  </StatusLabel>
                )}
              </div>
            ) : (
              <div className={`row-8 wraps ${classes.answers}`}>
                <StatusLabel tone={row.kind === 'closed' ? 'cancelled' : 'neutral'} variant="quiet">
                  {kindWords(row)}
                </StatusLabel>
                {edit ? (
                  <>
                    <button
                      type="button"
                      className={iconButton.button}
                      aria-label={`${hoursTexts.editDate} ${formatDay(row.date)}`}
                      onClick={() => edit(row)}
                    >
                      <IconPencil size={20} stroke={1.75} aria-hidden="true" />
                    </button>
                    <button
                      type="button"
                      className={iconButton.button}
                      aria-label={`${hoursTexts.removeDate} ${formatDay(row.date)}`}
                      onClick={async () => {
                        if (await confirmRemoval({ consequence: hoursTexts.removeConsequence }))
                          remove.run({ date: row.date, version: row.version });
                      }}
                    >
                      <IconTrash size={20} stroke={1.75} aria-hidden="true" />
                    </button>
                  </>
                ) : null}
              </div>
            )}
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

function kindWords(special: SpecialDate): string {
  if (special.kind !== 'hours') return hoursTexts.kinds[special.kind];
  const read = readDay({ ...special, isOpen: true });
  return 'periods' in read ? periodWords(read.periods) : '';
}

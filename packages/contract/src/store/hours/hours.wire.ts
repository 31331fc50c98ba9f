import { timeText } from '@comanda/domain/store/hours/period';
import { readDay, readWeek } from '@comanda/domain/store/hours/week';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import {
  bool,
  flag,
  integer,
  moment,
  oneOf,
  plainNumber,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { timeFaultText } from './time-fault-texts.ts';

export const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const;

const NO_TIME = 'Use um horário de 00:00 a 23:59.';
const written = (pattern: RegExp) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.regex(pattern, NO_TIME))));
const minutesOf = (typed: string) => Number(typed.split(':')[0]) * 60 + Number(typed.split(':')[1]);

/** Minutes since midnight; null is '' on the wire. */
const opening = shape<string | null | undefined, number | null>(written(/^$|^([01]?\d|2[0-3]):[0-5]\d$/), {
  decode: (wire) => (wire ? minutesOf(wire) : null),
  encode: (minutes) => (minutes === null ? '' : timeText(minutes)),
});

/** Minutes since midnight. The end of the day is 23:59 on the wire, but 00:00 for people. */
const closing = shape<string | null | undefined, number | null>(
  written(/^$|^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/),
  {
    decode: (wire) => (wire === '23:59' || wire === '24:00' ? 0 : opening.decode(wire)),
    encode: (minutes) => (minutes === 0 ? '23:59' : opening.encode(minutes)),
  },
);

const times = {
  opens: ['abertura', opening],
  closes: ['fechamento', closing],
  opensAgain: ['abertura2', opening],
  closesAgain: ['fechamento2', closing],
} as const;

const weekday = record({ weekday: ['abreviacao', oneOf(WEEKDAYS)], isOpen: ['checked', bool], ...times });
/** One day of the week as people typed it. */
export type WeekDay = DomainOfShape<typeof weekday>;
type WireDay = ReturnType<typeof weekday.encode>;

/** Returns the wire name of a time, e.g. `abertura2`. */
const wireNameOf = (field: keyof typeof times) => times[field][0];

/** Returns invalid JSON as a text, so that the check refuses it. */
function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** Seven entries, each weekday once, without overlaps; faults name the index in the list that was sent. */
const checkWeek = z.check<WireDay[]>(({ value: sent, issues }) => {
  const places = WEEKDAYS.map((name) => sent.findIndex(({ abreviacao }) => abreviacao === name));
  if (sent.length !== 7 || places.includes(-1)) {
    issues.push({ code: 'custom', input: sent, message: 'Envie os sete dias da semana, cada um uma vez.' });
    return;
  }
  const read = readWeek(places.map((place) => weekday.decode(sent[place] as WireDay)));
  for (const fault of 'faults' in read ? read.faults : [])
    issues.push({
      code: 'custom',
      input: sent,
      path: [places[fault.day] ?? 0, wireNameOf(fault.field)],
      message: timeFaultText(fault),
    });
});

const LONGEST_WEEK = 4_000;
const anyText = z.pipe(z.string().check(z.maxLength(LONGEST_WEEK)), z.transform(parseJson));

/** Sunday to Saturday as people typed them; older clients send the list as JSON in a text. */
const week: Shape<readonly WeekDay[], WireDay[]> & { fields: typeof weekday.fields } = {
  fields: weekday.fields,
  wire: z.pipe(
    z.union([z.array(z.unknown()), anyText]),
    z.array(weekday.wire).check(checkWeek),
  ) as unknown as z.ZodMiniType<WireDay[]>,
  decode: (wire) =>
    WEEKDAYS.map((name) => weekday.decode(wire.find(({ abreviacao }) => abreviacao === name) as WireDay)),
  encode: (days) => days.map(weekday.encode),
};

const specialDateFields = {
  date: ['data', calendarDay],
  name: ['nome', text({ max: 60, min: 0 })],
  // `usual`: the hours of the weekday. `closed`: closed all day. `hours`: other times.
  kind: ['como', translated({ usual: 'sempre', closed: 'fechado', hours: 'horarios' })],
  ...times,
} as const;

const specialDate = record({
  ...specialDateFields,
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', moment],
});
/** A day with other hours than its weekday, or a day that the store confirmed as usual. */
export type SpecialDate = DomainOfShape<typeof specialDate>;

/** The version that the save is based on. 0: a new date; null: no check of the version. */
const madeFrom = orNull(integer({ min: 0, max: 2_000_000_000 }));

const specialDateInput = record({ ...specialDateFields, version: ['versao', madeFrom] });
export type SpecialDateInput = DomainOfShape<typeof specialDateInput>;

const checkTimes = z.check<ReturnType<typeof specialDateInput.encode>>(({ value: sent, issues }) => {
  const typed = specialDateInput.decode(sent);
  if (typed.kind !== 'hours') return;
  const read = readDay({ ...typed, isOpen: true });
  for (const fault of 'faults' in read ? read.faults : [])
    issues.push({
      code: 'custom',
      input: sent,
      path: [wireNameOf(fault.field)],
      message: timeFaultText(fault),
    });
});

/** The store's entry for one special day. Its times are checked like the times of a weekday. */
export const specialDateWire = {
  ...specialDateInput,
  wire: specialDateInput.wire.check(checkTimes) as typeof specialDateInput.wire,
};

export const removedDateWire = record({ date: ['data', calendarDay], version: ['versao', madeFrom] });

const holiday = record({ date: ['data', calendarDay], name: ['nome', plainText] });
export type Holiday = DomainOfShape<typeof holiday>;

const letter = flag({ true: 'S', false: 'N' });

export const storedHoursWire = record({
  opensByItself: ['auto_abrir', letter],
  closesByItself: ['auto_fechar', letter],
  days: ['obj', week],
  // 0: never saved, so the store opens and closes only by hand.
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', nullable(moment)],
  // Special dates from yesterday on, the earliest first.
  specialDates: ['datas', list(specialDate)],
  // National and state holidays of the coming months. They have no effect until the store enters them.
  holidays: ['feriados', list(holiday)],
});
export type StoredHours = DomainOfShape<typeof storedHoursWire>;

export const weekInputWire = record({
  days: ['horarios', week],
  opensByItself: ['auto_abrir', bool],
  closesByItself: ['auto_fechar', bool],
  version: ['versao', madeFrom],
});
/** A week to save, with the version it is based on. */
export type WeekInput = DomainOfShape<typeof weekInputWire>;

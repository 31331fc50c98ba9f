import { WEEKDAY_NAMES } from '../../kit/time/brazilian-days.ts';
import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf, type DescribedChange } from '../../people/audit/audit-facts.ts';
import { timeText } from './period.ts';

/** Audit log: changes of the opening hours. */
export const HOURS_ACTIONS = {
  'hours.week-saved': {
    area: 'hours',
    describe: (f) => {
      const days = weekChanges(f);
      const [only] = days;
      if (only !== undefined && days.length === 1) return `Mudou o horário de ${only.what.toLowerCase()}`;
      return days.length === 0 ? 'Mudou como a loja abre e fecha' : 'Mudou os horários da semana';
    },
    changes: (f) => [
      ...weekChanges(f),
      ...changesOf(f, [
        ['Abre sozinha', (side) => side.yesNo('abre_sozinha')],
        ['Fecha sozinha', (side) => side.yesNo('fecha_sozinha')],
      ]),
    ],
  },
  'hours.date-saved': {
    area: 'hours',
    describe: (f) => `Definiu um dia especial${dayOf(f.after)}`,
    changes: dateChanges,
  },
  'hours.date-removed': {
    area: 'hours',
    describe: (f) => `Retirou o dia especial${dayOf(f.before)}`,
    changes: dateChanges,
  },
} as const satisfies ActionRows;

function weekChanges(facts: AuditFacts): DescribedChange[] {
  const [before, after] = [facts.before.texts('semana'), facts.after.texts('semana')];
  // Weeks on this screen begin on Monday.
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) => {
    const change = {
      what: WEEKDAY_NAMES[weekday] ?? '',
      before: before[weekday] ?? null,
      after: after[weekday] ?? null,
    };
    return change.before === change.after ? [] : [change];
  });
}

function dateChanges(facts: AuditFacts): DescribedChange[] {
  return changesOf(facts, [
    ['Nome', (side) => side.text('name')],
    ['Horário', timesOf],
  ]);
}

function dayOf(facts: AuditFacts): string {
  const [day, name] = [facts.day('date'), facts.text('name')];
  if (day === null) return '';
  return name === null ? ` em ${day}` : ` em ${day}, “${name}”`;
}

function timesOf(facts: AuditFacts): string | null {
  if (!facts.fields().includes('date')) return null;
  if (!facts.fields().includes('periods') || facts.isNull('periods')) return 'como de costume';
  const times = facts.records('periods').flatMap((period) => {
    const [start, end] = [period.number('start'), period.number('end')];
    return start === null || end === null ? [] : [`${timeText(start)}-${timeText(end)}`];
  });
  return times.length === 0 ? 'fechado' : times.join(', ');
}

import {
  AREA_WORDS,
  type HistoryPerson,
  type HistoryWho,
  whoOfWord,
  wordOfWho,
} from '@comanda/contract/audit/audit.wire';
import { HISTORY_AREA_NAMES, HISTORY_AREAS, type HistoryArea } from '@comanda/domain/audit/audit-area';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Period } from '@comanda/domain/time/day-range';
import { PeriodField } from '@comanda/ui/form/fields/period-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import classes from './audit-filters.module.css';
import { auditTexts } from './texts.ts';

/** Which entries are shown. */
export interface AuditFilter {
  period: Period;
  who: HistoryWho | null;
  area: HistoryArea | null;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  people: readonly HistoryPerson[];
  today: CalendarDate;
}

const ALL = 'todos';

/** When, who and what about. */
export function AuditFilters({ filter, onChange, people, today }: AuditFiltersProps) {
  const chosen = filter.who === null ? ALL : wordOfWho(filter.who);
  const whos = [
    { value: ALL, label: auditTexts.all },
    ...people.map(({ userId, name, isActive }) => ({
      value: wordOfWho({ userId }),
      label: isActive ? name : auditTexts.blocked(name),
    })),
    { value: wordOfWho('team'), label: auditTexts.team },
    { value: wordOfWho('system'), label: auditTexts.system },
  ];
  return (
    <div className={classes.filters}>
      <PeriodField
        value={filter.period}
        today={today}
        onChange={(period) => onChange({ ...filter, period })}
      />
      <div className={classes.selects}>
        <SelectField
          label={auditTexts.person}
          value={chosen}
          // Somebody of a link the list does not have yet.
          options={
            whos.some(({ value }) => value === chosen) ? whos : [...whos, { value: chosen, label: '…' }]
          }
          onChange={(word) => onChange({ ...filter, who: whoOfWord(word) })}
        />
        <SelectField
          label={auditTexts.area}
          value={filter.area === null ? ALL : AREA_WORDS[filter.area]}
          options={[
            { value: ALL, label: auditTexts.all },
            ...HISTORY_AREAS.map((area) => ({ value: AREA_WORDS[area], label: HISTORY_AREA_NAMES[area] })),
          ]}
          onChange={(word) => onChange({ ...filter, area: areaOfWord(word) })}
        />
      </div>
    </div>
  );
}

/** The area an address or a choice names; null: all of them. */
export function areaOfWord(word: string): HistoryArea | null {
  return HISTORY_AREAS.find((area) => AREA_WORDS[area] === word) ?? null;
}

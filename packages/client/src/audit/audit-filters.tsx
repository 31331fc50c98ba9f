import {
  AREA_WORDS,
  type AuditPerson,
  type AuditWho,
  whoOfWord,
  wordOfWho,
} from '@comanda/contract/audit/audit.wire';
import { AUDIT_AREA_NAMES, AUDIT_AREAS, type AuditArea } from '@comanda/domain/audit/audit-area';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Period } from '@comanda/domain/time/day-range';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import classes from './audit-filters.module.css';
import { auditTexts } from './texts.ts';

/** Which entries are shown. */
export interface AuditFilter {
  period: Period;
  who: AuditWho | null;
  area: AuditArea | null;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  people: readonly AuditPerson[];
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
            ...AUDIT_AREAS.map((area) => ({ value: AREA_WORDS[area], label: AUDIT_AREA_NAMES[area] })),
          ]}
          onChange={(word) => onChange({ ...filter, area: areaOfWord(word) })}
        />
      </div>
    </div>
  );
}

/** The area an address or a choice names; null: all of them. */
export function areaOfWord(word: string): AuditArea | null {
  return AUDIT_AREAS.find((area) => AREA_WORDS[area] === word) ?? null;
}

import { AREA_WORDS, type AuditPerson, wordOfWho } from '@comanda/contract/people/audit/audit.wire';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { AUDIT_AREA_NAMES, AUDIT_AREAS } from '@comanda/domain/people/audit/audit-area';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import classes from './audit-filters.module.css';
import { auditTexts } from './texts.ts';
import type { AuditView } from './use-audit-view.ts';

interface AuditFiltersProps {
  view: AuditView;
  people: readonly AuditPerson[];
  today: CalendarDate;
}

/** Filters for period, person and area. */
export function AuditFilters({ view, people, today }: AuditFiltersProps) {
  const { quem = '', assunto = '' } = view.view[0].filters;
  const whos = [
    { value: '', label: auditTexts.all },
    ...people.map(({ userId, name, isActive }) => ({
      value: wordOfWho({ userId }),
      label: isActive ? name : auditTexts.blocked(name),
    })),
    { value: wordOfWho('team'), label: auditTexts.team },
    { value: wordOfWho('system'), label: auditTexts.system },
  ];
  return (
    <div className={classes.filters}>
      <PeriodField value={view.period} today={today} onChange={view.setPeriod} />
      <div className={classes.selects}>
        <SelectField
          label={auditTexts.person}
          value={quem}
          // The address may name a person (`quem`) who is not in the loaded list yet, so an option for that
          // person is added.
          options={whos.some(({ value }) => value === quem) ? whos : [...whos, { value: quem, label: '…' }]}
          onChange={(word) => view.choose('quem', word)}
        />
        <SelectField
          label={auditTexts.area}
          value={assunto}
          options={[
            { value: '', label: auditTexts.all },
            ...AUDIT_AREAS.map((area) => ({ value: AREA_WORDS[area], label: AUDIT_AREA_NAMES[area] })),
          ]}
          onChange={(word) => view.choose('assunto', word)}
        />
      </div>
    </div>
  );
}

import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dateAt } from '@comanda/domain/time/calendar-date';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import { useQuery } from '@tanstack/react-query';
import classes from './audit.module.css';
import { auditTexts as texts } from './texts.ts';
import { auditChoicesQuery, type ShownAudit } from './use-audit.ts';

interface AuditFiltersProps {
  shown: ShownAudit;
  onChange: (shown: ShownAudit) => void;
}

/** Period, person, action, store. */
export function AuditFilters({ shown, onChange }: AuditFiltersProps) {
  const choices = useQuery(auditChoicesQuery).data;
  return (
    <div className={classes.filters}>
      <PeriodField
        value={shown.period}
        today={dateAt(shownTimeZone(), Date.now())}
        onChange={(period) => onChange({ ...shown, period })}
      />
      <div className={classes.selects}>
        <SelectField
          label={texts.person}
          value={shown.person}
          options={[{ value: '', label: texts.anybody }, ...(choices?.people ?? [])]}
          onChange={(person) => onChange({ ...shown, person })}
        />
        <SelectField
          label={texts.action}
          value={shown.call}
          options={[{ value: '', label: texts.anything }, ...(choices?.calls ?? [])]}
          onChange={(call) => onChange({ ...shown, call })}
        />
        <TextField
          label={texts.store}
          inputMode="numeric"
          maxLength={9}
          value={shown.store}
          onChange={(typed) => onChange({ ...shown, store: typed.replace(/\D/g, '') })}
        />
      </div>
    </div>
  );
}

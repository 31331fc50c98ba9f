import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { PeriodField } from '@comanda/ui/form/fields/typed/period-field.tsx';
import { daysOfShown, type ReportDays, shownOfDays } from './period-view.ts';

interface ReportPeriodProps {
  days: ReportDays;
  /** True: the user may also choose all days. */
  hasAll?: boolean;
  onShow: (days: ReportDays) => void;
}

/** Period of a report, above its content. */
export function ReportPeriod({ days, hasAll = false, onShow }: ReportPeriodProps) {
  return (
    <PeriodField
      value={shownOfDays(days)}
      today={dateAt(shownTimeZone(), Date.now())}
      onChange={(period) => onShow(daysOfShown(period))}
      onAll={hasAll ? () => onShow(daysOfShown(null)) : undefined}
    />
  );
}

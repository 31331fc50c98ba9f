import { timeText } from '@comanda/domain/store/hours/period';
import type { Week } from '@comanda/domain/store/hours/week';

const DAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** Weekly hours as text: `sempre`, `nunca`, `sex 18:00-02:00, sáb 11:00-15:00 e 18:00-02:00`. */
export function weekWords(week: Week | null): string {
  if (week === null) return 'sempre';
  const days = week.flatMap(({ isOpen, periods }, day) => {
    if (!isOpen) return [];
    const times = periods.map(({ start, end }) => `${timeText(start)}-${timeText(end)}`);
    return [`${DAYS[day]} ${times.join(' e ')}`];
  });
  return days.length === 0 ? 'nunca' : days.join(', ');
}

import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { timeText } from '@comanda/domain/store/hours/period';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import classes from './status.module.css';
import { statusTexts } from './texts.ts';

/** Opening hours, which the store itself sets. */
export function HoursCard({ store: { hours } }: { store: StoreDetail }) {
  const { cards, noHours, auto, days, closedDay } = statusTexts;
  if (hours === null)
    return (
      <FormCard title={cards.hours}>
        <p className="text-15">{noHours}</p>
      </FormCard>
    );
  return (
    <FormCard title={cards.hours} hint={auto(hours.opensByItself, hours.closesByItself)}>
      <dl className={classes.week}>
        {days.map((name, at) => {
          const day = hours.days[at];
          const periods = day?.isOpen ? day.periods : [];
          return (
            <div key={name} className={classes.day}>
              <dt>{name}</dt>
              <dd>
                {periods.map(({ start, end }) => `${timeText(start)} às ${timeText(end)}`).join(' e ') ||
                  closedDay}
              </dd>
            </div>
          );
        })}
      </dl>
    </FormCard>
  );
}

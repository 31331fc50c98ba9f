import { formatTime } from '@comanda/client/formats/date-time.ts';
import { EventList } from '@comanda/ui/label/event-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { stepsQuery } from './api/couriers.ts';
import classes from './courier-steps.module.css';
import { courierCardTexts, stepTexts } from './texts.ts';

/** The steps of the delivery, oldest first; the last step is the current status. */
export function CourierSteps({ orderId, version }: { orderId: number; version: number }) {
  const { data: steps, isError } = useQuery(stepsQuery(orderId, version));
  if (isError && !steps) return <p className="muted-13">{courierCardTexts.historyFailed}</p>;
  if (!steps || steps.length === 0) return null;
  return (
    <div className={classes.steps}>
      <EventList
        label={courierCardTexts.history}
        events={steps.map(({ at, status, person }) => ({
          at,
          what: stepTexts[status],
          by: person?.name ?? null,
        }))}
        timeOf={(at) => formatTime(new Date(at))}
      />
    </div>
  );
}

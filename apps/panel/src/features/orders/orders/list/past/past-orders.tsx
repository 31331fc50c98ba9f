import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pastOrdersQuery } from '../../api/find-past-orders.ts';
import { sectionTones } from '../../board/section-tones.ts';
import classes from './past-orders.module.css';
import { pastTexts } from './past-texts.ts';

/** Wait in ms before a request, so that not every typed letter makes a request. */
const settledMs = 350;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Orders of earlier days that match the search, listed below the orders of the day. A click opens one like
 * any other order.
 */
export function PastOrders({ query, onOpen }: { query: string; onOpen: (orderId: number) => void }) {
  const { data: found = [] } = useQuery(pastOrdersQuery(useSettled(query)));
  if (found.length === 0) return null;
  return (
    <section className={classes.past} aria-label={pastTexts.title}>
      <h3 className={`row-8 muted-14 ${classes.head}`}>
        <IconHistory size={16} stroke={1.75} aria-hidden="true" />
        {pastTexts.title}
      </h3>
      <ul className={classes.list}>
        {found.map(({ orderId, code, createdAt, status, customerName, totalCents }) => (
          <li key={orderId}>
            <button type="button" className={`text-15 ${classes.order}`} onClick={() => onOpen(orderId)}>
              <span className={`one-line ${classes.who}`}>
                <strong>#{code}</strong> {customerName}
              </span>
              <StatusLabel tone={status === 'cancelled' ? sectionTones.cancelled : 'neutral'}>
                {pastTexts.status[status]}
              </StatusLabel>
              <span className={`muted-14 ${classes.when}`}>
                {formatDateTime(new Date(createdAt))} · {formatMoney(totalCents)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { OrderCard } from '@comanda/domain/orders/order';
import { urgencyAt } from '@comanda/domain/orders/urgency';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatLateness, formatTimeLeft } from '../../../../shared/formats/countdown.ts';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts } from '../../texts.ts';
import { subscribeTicks, tickNow } from '../clock-ticker.ts';
import classes from './countdown.module.css';

interface CountdownProps {
  /** Epoch ms of the server's clock. */
  deadline: number;
  /** What runs out, for screen readers: 'Aceitar em'. */
  label: string;
  /** The pending order that runs out of time: the nearer its end, the more the countdown says so. */
  waiting?: OrderCard | undefined;
  /** Where room is short the sign says 'atrasado', and the word is said to who hears it. */
  isShort?: boolean;
}

/** Time left until a deadline, or how late it is. The only thing on a card that changes every second. */
export function Countdown({ deadline, label, waiting, isShort = false }: CountdownProps) {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const read = () => {
    const now = tickNow() + offset;
    if (deadline < now) return `${cardTexts.late} ${formatLateness(now - deadline)}`;
    const text = formatTimeLeft(deadline - now);
    return waiting && urgencyAt(waiting, now) !== 'calm' ? `${cardTexts.runsOut} ${text}` : text;
  };
  const text = useSyncExternalStore(subscribeTicks, read, read);
  const isLate = text.startsWith(cardTexts.late);
  const isSaid = isLate || text.startsWith(cardTexts.runsOut);
  const urgency = waiting && urgencyAt(waiting, tickNow() + offset);
  return (
    <span className={classes.countdown} data-late={isLate || undefined} data-urgency={urgency}>
      {isLate ? <IconAlertTriangle size={17} stroke={2.25} aria-hidden="true" /> : null}
      <span data-spoken>{isSaid ? '' : label} </span>
      {isLate && isShort ? (
        <>
          <span data-spoken>{cardTexts.late} </span>
          {text.slice(cardTexts.late.length + 1)}
        </>
      ) : (
        text
      )}
    </span>
  );
}

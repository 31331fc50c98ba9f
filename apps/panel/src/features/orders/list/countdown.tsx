import type { OrderCard } from '@comanda/domain/orders/order';
import { urgencyAt } from '@comanda/domain/orders/urgency';
import { useSyncExternalStore } from 'react';
import { formatCountdown } from '../../../shared/formats/countdown.ts';
import { useBoard } from '../live-orders-context.ts';
import { cardTexts } from '../texts.ts';
import { subscribeTicks, tickNow } from './clock-ticker.ts';
import classes from './countdown.module.css';

interface CountdownProps {
  /** Epoch ms of the server's clock. */
  deadline: number;
  /** What runs out, for screen readers: 'Aceitar em'. */
  label: string;
  /** The pending order that runs out of time: the nearer its end, the more the countdown says so. */
  waiting?: OrderCard | undefined;
}

/** Time left until a deadline, or how late it is. The only thing on a card that changes every second. */
export function Countdown({ deadline, label, waiting }: CountdownProps) {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const read = () => {
    const now = tickNow() + offset;
    const text = formatCountdown(deadline - now);
    if (deadline < now) return `${cardTexts.late} ${text}`;
    return waiting && urgencyAt(waiting, now) !== 'calm' ? `${cardTexts.runsOut} ${text}` : text;
  };
  const text = useSyncExternalStore(subscribeTicks, read, read);
  const isLate = text.startsWith(cardTexts.late);
  const isSaid = isLate || text.startsWith(cardTexts.runsOut);
  const urgency = waiting && urgencyAt(waiting, tickNow() + offset);
  return (
    <span className={classes.countdown} data-late={isLate || undefined} data-urgency={urgency}>
      <span data-spoken>{isSaid ? '' : label} </span>
      {text}
    </span>
  );
}

import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { urgencyAt } from '@comanda/domain/orders/orders/urgency';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatLateness, formatTimeLeft } from '../../../../../shared/formats/countdown.ts';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts } from '../../texts.ts';
import { subscribeTicks, tickNow } from '../clock-ticker.ts';
import classes from './countdown.module.css';

interface CountdownProps {
  /** Epoch ms of the server's clock. */
  deadline: number;
  /** The name of the deadline, for screen readers: 'Aceitar em'. */
  label: string;
  /** The pending order of this deadline: the countdown becomes more urgent near its end. */
  waiting?: OrderCard | undefined;
  /** True: no room for the word 'atrasado', so only screen readers get it. */
  isShort?: boolean;
}

/** Time until a deadline, or since it has passed. Only this part of a card changes every second. */
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
  const isShown = isLate || text.startsWith(cardTexts.runsOut);
  const urgency = waiting && urgencyAt(waiting, tickNow() + offset);
  return (
    <span className={classes.countdown} data-late={isLate || undefined} data-urgency={urgency}>
      {isLate ? <IconAlertTriangle size={17} stroke={2.25} aria-hidden="true" /> : null}
      <span data-spoken>{isShown ? '' : label} </span>
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

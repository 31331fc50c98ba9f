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
}

/** Time left until a deadline, or how late it is. The only thing on a card that changes every second. */
export function Countdown({ deadline, label }: CountdownProps) {
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const read = () => {
    const leftMs = deadline - (tickNow() + offset);
    const text = formatCountdown(leftMs);
    return leftMs < 0 ? `${cardTexts.late} ${text}` : text;
  };
  const text = useSyncExternalStore(subscribeTicks, read, read);
  const isLate = text.startsWith(cardTexts.late);
  return (
    <span className={classes.countdown} data-late={isLate || undefined}>
      <span className={classes.spoken}>{isLate ? '' : label} </span>
      {text}
    </span>
  );
}

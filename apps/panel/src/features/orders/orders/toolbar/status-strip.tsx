import { type Urgency, urgencyAt } from '@comanda/domain/orders/orders/urgency';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { type CSSProperties, memo, useMemo, useSyncExternalStore } from 'react';
import { formatLateness, formatTimeLeft } from '../../../../shared/formats/countdown.ts';
import type { SectionLists } from '../board/board-sections.ts';
import { lateGroup } from '../list/board-rows.ts';
import { subscribeTicks, tickNow } from '../list/clock-ticker.ts';
import { useBoard } from '../live-orders-context.ts';
import { stripTexts } from '../texts.ts';
import classes from './status-strip.module.css';

interface StatusStripProps {
  /** The orders that are late now. */
  late: ReadonlySet<number>;
  onOpen: (orderId: number) => void;
}

/** The latest of the late orders, and their count. Ignores pending orders, which have a different deadline. */
function worstOf(sections: SectionLists, late: ReadonlySet<number>) {
  const orders = lateGroup(sections, late);
  return { worst: orders[0], count: orders.length };
}

/** Estimates the width of a text in em of its font: colons and units are narrower than digits. */
function emsOf(text: string): number {
  let ems = 0.15;
  for (const letter of text) ems += /\d/.test(letter) ? 0.62 : letter === ':' ? 0.3 : 0.2;
  return ems;
}

/** Shows a duration such as '14 min' or '1:14 h' with a small unit. */
function Span({ text, ago }: { text: string; ago?: string }) {
  const [number, unit] = text.split(' ');
  return (
    <span className={classes.number} data-ago={ago}>
      {number}
      {unit ? <span className={classes.unit}>{` ${unit}`}</span> : null}
    </span>
  );
}

/**
 * The current situation, readable from two metres: the number of pending orders and their next deadline, then
 * the number of late orders and the latest of them. In the last minute of an order this strip is the most
 * noticeable element on the screen.
 */
export const StatusStrip = memo(function StatusStrip({ late, onOpen }: StatusStripProps) {
  const sections = useBoard((view) => view.sections);
  const offset = useBoard((view) => view.board.clockOffsetMs);
  const isLoaded = useBoard((view) => view.board.seq !== null);
  const now = useSyncExternalStore(subscribeTicks, tickNow, tickNow) + offset;
  const [next] = sections.pending;
  const { worst, count } = useMemo(() => worstOf(sections, late), [sections, late]);
  const urgency: Urgency = next ? urgencyAt(next, now) : 'calm';
  const waiting = sections.pending.length;
  const timeLeft = next ? formatTimeLeft(Math.max(0, next.acceptBy - now)) : '';
  const lateness = worst ? formatLateness(now - worst.promisedFor) : '';
  const figures = [next && `${waiting}${timeLeft}`, worst && `${count}${lateness}`];
  const ems = figures.reduce((sum, text) => sum + emsOf(text ?? ''), 0);
  if (!isLoaded) return <div className={classes.strip} />;
  return (
    <section
      className={classes.strip}
      style={{ '--ems': ems.toFixed(1) } as CSSProperties}
      data-urgency={urgency}
      aria-label={stripTexts.strip}
    >
      {next ? (
        <button
          type="button"
          className={`plain-button ${classes.block}`}
          data-tone="pending"
          onClick={() => onOpen(next.orderId)}
        >
          <span data-spoken>{stripTexts.waiting(waiting, timeLeft)}</span>
          <span className={classes.whole} aria-hidden="true">
            <span className={classes.number}>
              <span className={classes.count}>{waiting}</span>
            </span>
            <span className={classes.words}>
              <span className={`row ${classes.what}`}>
                <IconClock size={13} stroke={2.5} />
                {urgency === 'last-minute' ? stripTexts.acceptNow : stripTexts.pending(waiting)}
              </span>
              <span>{urgency === 'last-minute' ? `#${next.code}` : stripTexts.runsOut}</span>
            </span>
            <Span text={timeLeft} />
          </span>
        </button>
      ) : (
        <div className={`plain-button ${classes.block}`} data-calm>
          <span className={classes.number}>0</span>
          <span className={classes.words}>{stripTexts.pending(0)}</span>
        </div>
      )}
      {worst ? (
        <button
          type="button"
          className={`plain-button ${classes.block}`}
          data-tone="late"
          onClick={() => onOpen(worst.orderId)}
        >
          <span data-spoken>{stripTexts.late(count, lateness)}</span>
          <span className={classes.whole} aria-hidden="true">
            <span className={classes.number}>
              <span className={classes.count}>{count}</span>
            </span>
            <span className={classes.words}>
              <span className={`row ${classes.what}`}>
                <IconAlertTriangle size={13} stroke={2.5} />
                {stripTexts.lateWord(count)}
              </span>
              <span>{stripTexts.worst(count)}</span>
            </span>
            <Span text={lateness} ago={stripTexts.worst(1)} />
          </span>
        </button>
      ) : null}
    </section>
  );
});

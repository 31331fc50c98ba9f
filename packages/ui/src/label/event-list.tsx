import classes from './event-list.module.css';

export interface ListedEvent {
  /** Epoch milliseconds. */
  at: number;
  what: string;
  /** Who did it, below. */
  by?: string | null;
}

interface EventListProps {
  /** What happened to what, for screen readers. */
  label: string;
  /** In their order, the first one first; the last one is where things stand. */
  events: readonly ListedEvent[];
  /** A moment as it is read: '19:42'. */
  timeOf: (at: number) => string;
}

/** What happened, step by step. How far something has come on a known way is a `Timeline`. */
export function EventList({ label, events, timeOf }: EventListProps) {
  return (
    <ol className={`plain-list ${classes.events}`} aria-label={label}>
      {events.map(({ at, what, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events stay where they are, and two may be alike.
        <li key={index} className={classes.event}>
          <span className={classes.what}>
            {what}
            {by ? <span className={`muted-13 ${classes.by}`}>{by}</span> : null}
          </span>
          <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        </li>
      ))}
    </ol>
  );
}

import classes from './event-list.module.css';

export interface ListedEvent {
  /** Epoch milliseconds. */
  at: number;
  what: string;
  /** Name of the user who caused the event, shown below it. */
  by?: string | null;
}

interface EventListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Oldest first; the last event is the current status. */
  events: readonly ListedEvent[];
  /** Formats a time: '19:42'. */
  timeOf: (at: number) => string;
}

/** A list of past events. To show progress with steps that are still ahead, use `Timeline`. */
export function EventList({ label, events, timeOf }: EventListProps) {
  return (
    <ol className={`plain-list ${classes.events}`} aria-label={label}>
      {events.map(({ at, what, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have a fixed order, and two may be equal.
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

import classes from './call-link.module.css';

/** A link that calls a phone. The number is on its own line and never breaks. */
export function CallLink({ phone, words }: { phone: string; words: string }) {
  return (
    <a className={classes.call} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        {words} <strong className={classes.phone}>{phone}</strong>
      </span>
    </a>
  );
}

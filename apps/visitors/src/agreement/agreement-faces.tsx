import classes from './agreement-page.module.css';
import { agreementTexts } from './texts.ts';

interface AgreementFaceProps {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  lines: readonly string[];
  onRetry?: () => void;
}

const SIGNS = { good: '✓', bad: '✕', wait: '…' };

/** One thing to know, in the middle of the page. */
export function AgreementFace({ tone, title, lines, onRetry }: AgreementFaceProps) {
  return (
    <main className={classes.face} data-tone={tone}>
      <span className={classes.symbol} aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <h1 className={classes.title}>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {onRetry ? (
        <button type="button" className={classes.sign} onClick={onRetry}>
          {agreementTexts.retry}
        </button>
      ) : null}
    </main>
  );
}

/** The page's shape while its document is on the way. */
export function AgreementSkeleton() {
  return (
    <main className={classes.page} aria-busy="true" aria-label={agreementTexts.loading}>
      <div className={classes.card}>
        {['40%', '75%', '55%', '100%', '96%', '98%', '88%'].map((width) => (
          <span key={width} className={classes.bone} style={{ width }} />
        ))}
      </div>
    </main>
  );
}

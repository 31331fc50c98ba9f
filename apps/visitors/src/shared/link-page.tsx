import type { ReactNode } from 'react';
import classes from './link-page.module.css';

interface LinkFaceProps {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  lines: readonly string[];
  /** Buttons or links for the visitor's next actions. */
  children?: ReactNode;
}

const SIGNS = { good: '✓', bad: '✕', wait: '…' };

/** The brand of the product, for visitors who opened a link. */
export function LinkBrand() {
  return (
    <p className={classes.brand}>
      <img src="/favicon-comanda.svg" alt="" width="28" height="28" />
      comanda
    </p>
  );
}

/** One message in the middle of the page, with an icon in the given tone. */
export function LinkFace({ tone, title, lines, children }: LinkFaceProps) {
  return (
    <main className={classes.face} data-tone={tone}>
      <span className={classes.symbol} aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <h1 className={classes.title}>{title}</h1>
      <div role="status" className={classes.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {children}
    </main>
  );
}

/** Skeleton of a link's page. */
export function LinkSkeleton({ label, widths, isNarrow }: LinkSkeletonProps) {
  return (
    <main className={classes.page} data-narrow={isNarrow || undefined} aria-busy="true" aria-label={label}>
      <div className={classes.card}>
        {widths.map((width) => (
          <span key={width} className={classes.bone} style={{ width }} />
        ))}
      </div>
    </main>
  );
}

interface LinkSkeletonProps {
  label: string;
  /** Width of each line, one entry per line. */
  widths: readonly string[];
  isNarrow?: boolean;
}

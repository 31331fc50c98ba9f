import type { ReactNode } from 'react';
import { type Paper, pageRules } from './page-rules.ts';
import './paper.css';
import classes from './print-sheet.module.css';

interface PrintSheetProps {
  paper: Paper;
  /** The mark of whose paper it is, e.g. a brand's `Wordmark`. */
  brand: ReactNode;
  store: { name: string; lines: readonly string[] };
  title: string;
  /** Which days, e.g. `26/08/2026 a 23/11/2026`; none where the title says it. */
  period?: string;
  /** When and by whom, e.g. `24/11/2026 às 14:32`, `Ana Lima`. */
  made: { at: string; by: string };
  children: ReactNode;
}

/**
 * What of a screen is printed, with a head that only paper shows: whose it is, of which days, made when and by whom. On the
 * screen its children stand as they are. The frame around the screen leaves itself out; `window.print()` does the rest.
 */
export function PrintSheet({ paper, brand, store, title, period, made, children }: PrintSheetProps) {
  return (
    <div className={classes.sheet} data-paper={paper}>
      <style>{pageRules(paper, [store.name, title, period].filter(Boolean).join(' · '))}</style>
      <div className={classes.head}>
        <div className={classes.brand}>{brand}</div>
        <div className={classes.store}>
          <strong>{store.name}</strong>
          {store.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <p className={classes.title}>{title}</p>
        {period === undefined ? null : <p className={classes.period}>{period}</p>}
        <p className={classes.made}>
          Impresso em {made.at} por {made.by}
        </p>
      </div>
      {children}
    </div>
  );
}

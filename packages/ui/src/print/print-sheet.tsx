import type { ReactNode } from 'react';
import { type Paper, pageRules } from './page-rules.ts';
import './paper.css';
import classes from './print-sheet.module.css';

interface PrintSheetProps {
  paper: Paper;
  /** Logo of the brand, e.g. a `Wordmark`. */
  brand: ReactNode;
  store: { name: string; lines: readonly string[] };
  title: string;
  /** Days of the report, e.g. `26/08/2026 a 23/11/2026`. Absent if the title contains them. */
  period?: string;
  /** Time and author, e.g. `24/11/2026 às 14:32`, `Ana Lima`. */
  made: { at: string; by: string };
  children: ReactNode;
}

/**
 * The printable part of a screen. Printing adds a head with store, period, time and author. On the screen,
 * the children look unchanged. The page's frame is not printed; to print, call `window.print()`.
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

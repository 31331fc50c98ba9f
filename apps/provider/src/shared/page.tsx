import type { ReactNode } from 'react';
import classes from './page.module.css';

/** The room of a screen: its edges and how wide it grows. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={`stack-16 ${classes.page}`}>{children}</div>;
}

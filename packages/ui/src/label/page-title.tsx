import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** A small line below the title. */
  subtitle?: ReactNode;
  /** Actions at the far end; they wrap below on a phone. */
  children?: ReactNode;
}

/** The page's only h1, with space for its actions. */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  return (
    <div className={`row wraps ${classes.bar}`}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
      </div>
      {children ? <div className="row-8 wraps">{children}</div> : null}
    </div>
  );
}

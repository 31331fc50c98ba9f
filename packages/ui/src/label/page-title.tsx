import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  title: string;
  /** A small line below the title. */
  subtitle?: ReactNode;
  /** Actions at the right end of the title. On a phone, they wrap to the next line. */
  children?: ReactNode;
}

/** The title of a page, which is its only h1, with space for actions. */
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

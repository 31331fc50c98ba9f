import { type ReactNode, useId } from 'react';
import classes from './product-editor.module.css';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a tab. */
export function Section({ title, hint, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className="stack-16 shrink" aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 id={id}>{title}</h3>
          {hint ? <p>{hint}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

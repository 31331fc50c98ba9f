import { type ReactNode, useId } from 'react';
import classes from './form-card.module.css';

interface FormCardProps {
  title: string;
  /** One sentence about the purpose of this card. */
  hint?: ReactNode;
  /** Actions next to the title; they wrap below it on a phone. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of a settings screen: a card with title, purpose and fields. */
export function FormCard({ title, hint, actions, children }: FormCardProps) {
  const id = useId();
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {hint ? <p className={`prose-15 ${classes.hint}`}>{hint}</p> : null}
        </div>
        {actions ? <div className="cluster-8">{actions}</div> : null}
      </div>
      <div className={`stack-20 ${classes.body}`}>{children}</div>
    </section>
  );
}

/** Fields side by side if they fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={`grid-16 ${classes.grid}`}>{children}</div>;
}

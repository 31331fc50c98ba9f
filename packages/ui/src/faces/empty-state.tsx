import type { ReactNode } from 'react';
import classes from './faces.module.css';

interface EmptyStateProps {
  /** An outline icon of about 28 px. */
  icon: ReactNode;
  /** Says what is missing here. */
  title: string;
  /** The next step for the user. */
  children?: ReactNode;
  action?: ReactNode;
  /** Smaller, for a pane or a section. */
  isCompact?: boolean;
}

/** Shown for a place without content. */
export function EmptyState({ icon, title, children, action, isCompact = false }: EmptyStateProps) {
  return (
    <div className={`row ${classes.face}`} data-compact={isCompact || undefined}>
      <span className={`centered toned ${classes.badge}`} data-tone="neutral" aria-hidden="true">
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {children ? <div className={`text-15 ${classes.text}`}>{children}</div> : null}
      {action ? <div className={`cluster-8 ${classes.action}`}>{action}</div> : null}
    </div>
  );
}

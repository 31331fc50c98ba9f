import type { ReactNode } from 'react';
import classes from './faces.module.css';

interface EmptyStateProps {
  /** An outline icon of about 28 px. */
  icon: ReactNode;
  /** Names the content that is missing. */
  title: string;
  /** The next step for the user. */
  children?: ReactNode;
  action?: ReactNode;
  /** True: takes less space, for a pane or a section. */
  isCompact?: boolean;
}

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

import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './faces.module.css';

interface ErrorStateProps {
  /** Title: says in everyday words what failed. */
  title: string;
  /** Explanation or next step; the server's message. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryText?: string;
  /** Id of the failure in the log, for support. */
  correlationId?: string;
  isCompact?: boolean;
}

/** Shown if content failed to load; announced immediately. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying = false, retryText = 'Tentar novamente' } = props;
  return (
    <div className={`row ${classes.face}`} role="alert" data-compact={props.isCompact || undefined}>
      <span className={`centered toned ${classes.badge}`} data-tone="late" aria-hidden="true">
        <IconCloudOff size={28} stroke={1.75} />
      </span>
      <p className={classes.title}>{title}</p>
      {children ? <div className={`text-15 ${classes.text}`}>{children}</div> : null}
      {onRetry ? (
        <div className={`cluster-8 ${classes.action}`}>
          <Button onClick={onRetry} isBusy={isRetrying}>
            {retryText}
          </Button>
        </div>
      ) : null}
      {props.correlationId ? (
        <p className={`muted-12 ${classes.code}`}>
          Código para o suporte: <code>{props.correlationId}</code>
        </p>
      ) : null}
    </div>
  );
}

import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './faces.module.css';

interface ErrorStateProps {
  /** What happened, in the person's words. */
  title: string;
  /** What it means or what to do; the server's message. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryText?: string;
  /** Lets support find the failure in the log. */
  correlationId?: string;
  isCompact?: boolean;
}

/** The face of a place that could not be loaded; announced at once. */
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

import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import type { OpenAlert } from './alert-dialog.ts';
import classes from './alert-dialog-window.module.css';
import { Dialog } from './dialog.tsx';

/** One alert: icon, title, plain text and one or two buttons. */
export function AlertDialogWindow({ alert }: { alert: OpenAlert }) {
  const { kind = 'info', isDestructive = false, isDismissable = true, cancelText, settle } = alert;
  const title = alert.title ?? (kind === 'error' ? 'Erro!' : 'Atenção!');
  const Icon = kind === 'error' || isDestructive ? IconAlertTriangle : IconInfoCircle;
  const startsOnCancel = isDestructive && cancelText !== undefined;
  return (
    <Dialog
      opened
      width={440}
      isDismissable={isDismissable}
      onClose={() => settle(false)}
      title={
        <span className="row-12" data-tone={kind === 'error' || isDestructive ? 'late' : 'accepted'}>
          <span className={`centered toned ${classes.icon}`}>
            <Icon size={20} stroke={2} aria-hidden="true" />
          </span>
          {title}
        </span>
      }
      actions={
        <>
          {cancelText === undefined ? null : (
            <Button
              variant="default"
              data-autofocus={startsOnCancel || undefined}
              onClick={() => settle(false)}
            >
              {cancelText}
            </Button>
          )}
          <Button
            isDestructive={isDestructive}
            data-autofocus={startsOnCancel ? undefined : true}
            onClick={() => settle(true)}
          >
            {alert.confirmText ?? 'OK'}
          </Button>
        </>
      }
    >
      <p className={classes.text}>{alert.text}</p>
    </Dialog>
  );
}

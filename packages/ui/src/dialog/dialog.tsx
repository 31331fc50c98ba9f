import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { rem } from '../letter-scale.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useStickyBar } from '../use-sticky-bar.ts';
import { Window } from '../window/window.tsx';
import classes from './dialog.module.css';

export interface DialogProps {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main button last. On a phone they are stacked, with the main button on top. */
  actions?: ReactNode;
  onClose: () => void;
  /** False: the dialog has no ✕, and Escape, a click outside and the browser's Back do not close it. */
  isDismissable?: boolean;
  /** Largest width in px. */
  width?: number;
  /** True for dialogs that users work in for longer. On a phone, they fill the whole screen. */
  isFullOnPhone?: boolean;
}

/**
 * A window with a title and buttons. The focus stays inside. When the dialog closes, the focus returns to the
 * opener.
 */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'opened'>) {
  const { title, children, actions, onClose, isDismissable = true, width = 480 } = props;
  const isFull = useMediaQuery('(max-width: 767.98px)') && (props.isFullOnPhone ?? false);
  const titleId = useId();
  return (
    <Window
      name={{ labelledBy: titleId }}
      isDismissable={isDismissable}
      onClose={onClose}
      placeClass={classes.place}
      className={classes.content}
      style={isFull ? undefined : { width: rem(width) }}
      isFull={isFull}
    >
      <Head titleId={titleId} title={title} onClose={isDismissable ? onClose : null} />
      <div className={classes.body}>
        <div className={classes.inner}>{children}</div>
        {actions ? <Actions>{actions}</Actions> : null}
      </div>
    </Window>
  );
}

interface HeadProps {
  titleId: string;
  title: ReactNode;
  /** Null: the dialog has no ✕. */
  onClose: (() => void) | null;
}

function Head({ titleId, title, onClose }: HeadProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStickyBar(bar, 'top');
  return (
    <div ref={bar} className={classes.header}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {onClose === null ? null : (
        <button
          type="button"
          className={`plain-button centered ${classes.close}`}
          aria-label="Fechar"
          onClick={onClose}
        >
          <IconX size={24} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useStickyBar(bar, 'bottom');
  return (
    <div ref={bar} className={classes.actions}>
      {children}
    </div>
  );
}

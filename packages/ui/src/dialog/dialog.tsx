import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useEscapeCloses } from './use-escape-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last; on a phone they stack with the main one on top. */
  actions?: ReactNode;
  onClose: () => void;
  /** False: no ✕; Escape, a click outside and the browser's Back do not close it. */
  isDismissable?: boolean;
  /** Largest width in px. */
  width?: number;
  /** For long work: the dialog fills the whole screen of a phone. */
  isFullOnPhone?: boolean;
}

/** A window over the page. The focus stays inside and returns to the opener when it closes. */
export function Dialog(props: DialogProps) {
  const { opened, title, children, actions, onClose, isDismissable = true, width = 480 } = props;
  const isFull = useMediaQuery('(max-width: 767.98px)') && (props.isFullOnPhone ?? false);
  // Our dialogs are mounted and unmounted; the library returns the focus only for its `opened` flag.
  useReturnFocus();
  useBackCloses(isDismissable ? onClose : null);
  useEscapeCloses(isDismissable ? onClose : null);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      fullScreen={isFull}
      padding={0}
      closeOnEscape={false}
      closeOnClickOutside={isDismissable}
      // The page itself never scrolls. Locking would restyle all its elements, twice per dialog.
      lockScroll={false}
      withCloseButton={isDismissable}
      closeButtonProps={{ 'aria-label': 'Fechar', size: 36 }}
      overlayProps={{ color: 'var(--overlay)', backgroundOpacity: 1 }}
      // Without this role, screen readers announce the dialog's <header> as the page's banner landmark.
      attributes={{ header: { role: 'presentation' }, content: { 'data-scrolls': true } }}
      data-full={isFull || undefined}
      classNames={{
        root: classes.root,
        inner: classes.place,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <Inside actions={actions}>{children}</Inside>
    </Modal>
  );
}

/** The part that scrolls between the title and the buttons. */
function Inside({ children, actions }: Pick<DialogProps, 'children' | 'actions'>) {
  const header = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useStickyBar(header, 'top');
  useStickyBar(foot, 'bottom', Boolean(actions));
  return (
    <>
      <div
        ref={(inner) => {
          const content = inner?.closest('[data-scrolls]');
          header.current = content?.querySelector('header') ?? null;
          // The name must exist from the start; the library sets it in a later step.
          const title = header.current?.querySelector('h2');
          if (title) content?.setAttribute('aria-labelledby', title.id);
        }}
        className={classes.inner}
      >
        {children}
      </div>
      {actions ? (
        <div ref={foot} className={classes.actions}>
          {actions}
        </div>
      ) : null}
    </>
  );
}

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useBackCloses } from './use-back-closes.ts';
import { useTurn } from './use-turn.ts';
import classes from './window.module.css';

interface WindowProps {
  /** Name of the window, or the id of the element that names it. */
  name: { label: string } | { labelledBy: string };
  /** False: Escape, a press outside and the browser's Back do not close it. */
  isDismissable?: boolean;
  onClose: () => void;
  /** Class that places the window on the page. */
  placeClass: string | undefined;
  /** Class of the window itself. */
  className: string | undefined;
  style?: CSSProperties;
  /** True: the window fills the screen. */
  isFull?: boolean;
  children: ReactNode;
}

/**
 * Frame of every window over the page: dialogs, drawers, the command palette. The library traps the focus,
 * returns it to the opener, and closes the topmost window on Escape. Closing by the browser's Back is our own
 * code, because no library has it.
 */
export function Window(props: WindowProps) {
  const { name, isDismissable = true, onClose, placeClass, className, style, isFull, children } = props;
  const window = useRef<HTMLElement>(null);
  useBackCloses(isDismissable ? onClose : null);
  const isOpen = useTurn();
  useEffect(() => {
    if (isOpen)
      window.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <I18nProvider locale="pt-BR">
      <ModalOverlay
        isOpen
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        onOpenChange={(stays) => {
          if (!stays) onClose();
        }}
        className={`${classes.overlay} ${placeClass}`}
        data-full={isFull || undefined}
      >
        <Modal className={classes.frame ?? ''}>
          <Dialog
            ref={window}
            aria-label={'label' in name ? name.label : undefined}
            aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
            className={`${classes.window} ${className}`}
            style={style}
            data-window
            data-scrolls
          >
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

import { IconX } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import classes from './menu-drawer.module.css';

interface MenuDrawerProps {
  /** Beside the button that closes it. */
  head: ReactNode;
  foot?: ReactNode;
  /** The menu. `onChoose` closes it and moves the focus to the screen. */
  children: (onChoose: () => void) => ReactNode;
  onClose: () => void;
}

/** The menu over the page on narrow screens. Escape, a click outside, Back or a choice close it. */
export function MenuDrawer({ head, foot, children, onClose }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useBackCloses(onClose);
  const focusAfter = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // `showModal` traps the focus and closes on Escape. It returns the focus only if closed before it is
    // unmounted.
    shown.showModal();
    // A click on the backdrop has the dialog itself as target; a click on the menu does not.
    const closeWhenOutside = (event: MouseEvent) => {
      if (event.target === shown) close.current();
    };
    shown.addEventListener('click', closeWhenOutside);
    return () => {
      shown.removeEventListener('click', closeWhenOutside);
      shown.close();
      focusAfter.current?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <nav className={`stack ${classes.inner}`} aria-label="Menu">
        <div className={`row-8 ${classes.head}`}>
          <div className="row fill">{head}</div>
          <button
            type="button"
            className={`centered plain-button ${classes.close}`}
            aria-label="Fechar menu"
            onClick={onClose}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.scroll}>
          {children(() => {
            focusAfter.current = document.getElementById('conteudo');
            onClose();
          })}
        </div>
        {foot}
      </nav>
    </dialog>
  );
}

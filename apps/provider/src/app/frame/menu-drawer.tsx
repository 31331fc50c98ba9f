import { useBackCloses } from '@comanda/ui/dialog/use-back-closes.ts';
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { TeamMark } from '../../shared/brand/team-mark.tsx';
import { consoleTexts } from '../texts.ts';
import classes from './menu-drawer.module.css';
import { MenuList } from './menu-list.tsx';

/** The menu over the page on narrow screens. Escape, a click outside, Back or a choice close it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useBackCloses(onClose);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // The browser's own modal dialog keeps the focus inside and gives it back.
    shown.showModal();
    const closeWhenOutside = (event: MouseEvent) => {
      if (event.target === shown) close.current();
    };
    shown.addEventListener('click', closeWhenOutside);
    return () => {
      shown.removeEventListener('click', closeWhenOutside);
      shown.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={consoleTexts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <TeamMark height={24} />
        <button type="button" className={classes.close} aria-label={consoleTexts.closeMenu} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={consoleTexts.menu}>
        <MenuList onChoose={onClose} />
      </nav>
    </dialog>
  );
}

import { useBackCloses } from '@comanda/ui/dialog/use-back-closes.ts';
import { IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { LeaveStore, Version } from './menu-foot.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './side-menu.module.css';
import { frameTexts } from './texts.ts';
import { useMenu } from './use-menu.ts';

interface MenuDrawerProps {
  session: StoredSession;
  onClose: () => void;
}

/** The menu over the page on narrow screens. Escape, a click outside, Back or a choice close it. */
export function MenuDrawer({ session, onClose }: MenuDrawerProps) {
  const menu = useMenu(session);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useBackCloses(onClose);
  const focusAfter = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // The browser's own modal dialog keeps the focus inside, closes on Escape and gives the focus back, if it is closed
    // while it still stands in the page.
    shown.showModal();
    // A click on the backdrop arrives at the dialog itself, one on the menu at something inside.
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
      aria-label={frameTexts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <nav className={classes.drawerInner} aria-label={frameTexts.menu}>
        <div className={classes.drawerHead}>
          {/* A phone's header has no room for it. */}
          <p className={classes.storeName}>{session.storeName}</p>
          <button type="button" className={classes.close} aria-label={frameTexts.closeMenu} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.scroll}>
          <MenuList
            {...menu}
            isCollapsed={false}
            onExpand={() => undefined}
            onChoose={() => {
              focusAfter.current = document.getElementById('conteudo');
              onClose();
            }}
          />
        </div>
        <div className={classes.foot}>
          <LeaveStore isCollapsed={false} onAsk={onClose} />
          <Version isCollapsed={false} />
        </div>
      </nav>
    </dialog>
  );
}

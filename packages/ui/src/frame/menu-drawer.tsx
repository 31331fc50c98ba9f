import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import classes from './menu-drawer.module.css';

interface MenuDrawerProps {
  /** Content next to the close button. */
  head: ReactNode;
  foot?: ReactNode;
  /** The menu. Call `onChoose` after a choice: it closes the menu and moves the focus to the screen. */
  children: (onChoose: () => void) => ReactNode;
  onClose: () => void;
}

/** The menu on narrow screens, over the page. Escape, a click outside, Back or a choice close it. */
export function MenuDrawer({ head, foot, children, onClose }: MenuDrawerProps) {
  const choose = () => {
    onClose();
    // Waits until the drawer is gone, because the page cannot get the focus before.
    requestAnimationFrame(() => document.getElementById('conteudo')?.focus({ preventScroll: true }));
  };
  return (
    <Drawer name={{ label: 'Menu' }} side="start" width={288} onClose={onClose}>
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
        <div className={classes.scroll}>{children(choose)}</div>
        {foot}
      </nav>
    </Drawer>
  );
}

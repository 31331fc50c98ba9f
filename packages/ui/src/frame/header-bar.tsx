import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './header-bar.module.css';

/** Header of 56 px: the children, and the menu button while the menu is hidden. */
export function HeaderBar({ onOpenMenu, children }: { onOpenMenu: () => void; children: ReactNode }) {
  return (
    <header className={classes.header}>
      <button type="button" className={classes.menuButton} aria-label="Abrir menu" onClick={onOpenMenu}>
        <IconMenu2 size={22} aria-hidden="true" />
      </button>
      {children}
    </header>
  );
}

import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './header-bar.module.css';

/** The bar at the top, 56 px: the way to the menu where that has no room, and what else is in it. */
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

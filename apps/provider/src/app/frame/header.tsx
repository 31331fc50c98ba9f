import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { TeamMark } from '../../shared/brand/team-mark.tsx';
import { consoleTexts } from '../texts.ts';
import classes from './header.module.css';
import { WhoMenu } from './who-menu.tsx';

/** 56 px of ink: the menu on phones, whose console this is, and who is in. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <header className={classes.header}>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={consoleTexts.openMenu}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={22} aria-hidden="true" />
      </button>
      <Link to="/" className={classes.brand}>
        <TeamMark />
      </Link>
      <WhoMenu />
    </header>
  );
}

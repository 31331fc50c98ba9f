import { can } from '@comanda/domain/access/permissions';
import type { Brand } from '@comanda/ui/brand.ts';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconMenu2 } from '@tabler/icons-react';
import { memo } from 'react';
import { OpenSwitch } from '../../features/store/open-switch.tsx';
import { StoreIdentity } from '../../features/store/store-identity.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { ConnectionIndicator } from './connection-indicator.tsx';
import classes from './header.module.css';
import { frameTexts } from './texts.ts';
import { UserMenu } from './user-menu.tsx';

const printerIndicator = createLazyPart(
  async () => (await import('../../features/printing/jobs/header/printer-indicator.tsx')).PrinterIndicator,
);
const noticesButton = createLazyPart(
  async () => (await import('./notices/notices-button.tsx')).NoticesButton,
);

interface HeaderProps {
  brand: Brand;
  session: StoredSession;
  onOpenMenu: () => void;
}

/** 56 px: brand, store, connection, printing, open or closed, and who is in. */
export const Header = memo(function Header({ brand, session, onOpenMenu }: HeaderProps) {
  return (
    <header className={classes.header}>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={frameTexts.openMenu}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={22} aria-hidden="true" />
      </button>
      <span className={classes.wordmark}>
        <brand.Wordmark height={28} />
      </span>
      <span className={classes.mark} role="img" aria-label={brand.name}>
        <brand.Mark height={28} />
      </span>
      <div className={classes.store}>
        <StoreIdentity name={session.storeName} logo={session.logo} />
      </div>
      <div className={classes.states}>
        <noticesButton.Part session={session} />
        <ConnectionIndicator />
        {can(session, 'orders.read') && session.visit === null ? <printerIndicator.Part /> : null}
        <OpenSwitch />
        <UserMenu session={session} />
      </div>
    </header>
  );
});

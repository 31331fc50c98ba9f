import { can } from '@comanda/domain/people/access/permissions';
import type { Brand } from '@comanda/ui/brand.ts';
import { HeaderBar } from '@comanda/ui/frame/header-bar.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { memo } from 'react';
import { OpenSwitch } from '../../features/store/store/open-switch.tsx';
import { StoreIdentity } from '../../features/store/store/store-identity.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { ConnectionIndicator } from './connection-indicator.tsx';
import classes from './header.module.css';
import { UserMenu } from './user-menu.tsx';

const printerIndicator = createLazyPart(
  async () =>
    (await import('../../features/orders/printing/jobs/header/printer-indicator.tsx')).PrinterIndicator,
);
const noticesButton = createLazyPart(
  async () => (await import('./notices/notices-button.tsx')).NoticesButton,
);

interface HeaderProps {
  brand: Brand;
  session: StoredSession;
  onOpenMenu: () => void;
}

/** Header of 56 px: brand, store, connection, printing, open or closed, user. */
export const Header = memo(function Header({ brand, session, onOpenMenu }: HeaderProps) {
  return (
    <HeaderBar onOpenMenu={onOpenMenu}>
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
    </HeaderBar>
  );
});

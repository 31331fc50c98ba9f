import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { can, ROLE_NAMES } from '@comanda/domain/people/access/permissions';
import { UserPanel } from '@comanda/ui/frame/user-panel.tsx';
import { confirmLogOut } from '../../features/people/access/session/log-out.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { frameTexts } from './texts.ts';

/** Content of the user menu: name, colour scheme, logout, version. */
export function UserMenuPanel({ session }: { session: StoredSession }) {
  return (
    <UserPanel
      name={session.userName}
      detail={session.roles.map((role) => ROLE_NAMES[role]).join(', ')}
      accountHref={can(session, 'account.use') ? '/minha-conta' : null}
      onLeave={() => void confirmLogOut()}
      version={frameTexts.version(PRODUCT_VERSION)}
    />
  );
}

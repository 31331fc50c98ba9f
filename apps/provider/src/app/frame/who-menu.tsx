import { PROVIDER_ROLE_NAMES } from '@comanda/domain/people/provider/permissions';
import { UserPanel } from '@comanda/ui/frame/user-panel.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { logOut } from '../../shared/session/enter-console.ts';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { consoleTexts } from '../texts.ts';
import classes from './who-menu.module.css';

/** Menu of the user: name, colour scheme, logout. */
export function WhoMenu() {
  const { name, login, role } = useProviderSession();
  return (
    <Popover
      label={consoleTexts.who(name)}
      anchor={(anchor) => (
        <button type="button" className={classes.button} {...anchor}>
          <span className={classes.name}>
            <span data-spoken>{consoleTexts.menuOf}</span> {name}
          </span>
          <span className={classes.role}>{PROVIDER_ROLE_NAMES[role]}</span>
          <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
        </button>
      )}
    >
      {() => (
        <UserPanel
          name={name}
          detail={`${login} · ${PROVIDER_ROLE_NAMES[role]}`}
          accountHref={null}
          onLeave={() => logOut()}
        />
      )}
    </Popover>
  );
}

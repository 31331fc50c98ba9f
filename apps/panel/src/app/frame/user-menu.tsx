import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { useEffect } from 'react';
import { initialsOf } from '../../features/store/store/initials-of.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { frameTexts } from './texts.ts';
import classes from './user-menu.module.css';

const panel = createLazyPart(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

/** Menu of the user: name, colour scheme, logout. */
export function UserMenu({ session }: { session: StoredSession }) {
  useEffect(panel.prefetchWhenIdle, []);
  const label = frameTexts.userMenu(session.userName);
  return (
    <Popover
      label={label}
      anchor={(anchor) => (
        <button type="button" className={`centered ${classes.button}`} data-tone="accepted" {...anchor}>
          <span
            className={classes.initials}
            data-initials={initialsOf(session.userName)}
            aria-hidden="true"
          />
          <span data-spoken>{label}</span>
        </button>
      )}
    >
      {() => <panel.Part session={session} />}
    </Popover>
  );
}

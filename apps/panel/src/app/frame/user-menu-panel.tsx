import { can, ROLE_NAMES } from '@comanda/domain/access/permissions';
import { type ColorScheme, useColorScheme } from '@comanda/ui/color-scheme.ts';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { askToLogOut } from '../../features/access/session/log-out.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import classes from './user-menu.module.css';
import { userMenuTexts } from './user-menu-texts.ts';

const schemes: readonly { value: ColorScheme; text: string; Icon: typeof IconSun }[] = [
  { value: 'light', text: userMenuTexts.light, Icon: IconSun },
  { value: 'dark', text: userMenuTexts.dark, Icon: IconMoon },
  { value: 'auto', text: userMenuTexts.system, Icon: IconDeviceDesktop },
];

/** What the opened menu holds: who is in, the colour scheme and the way out. */
export function UserMenuPanel({ session }: { session: StoredSession }) {
  return (
    <>
      <div className={classes.who}>
        <p className={classes.name}>{session.userName}</p>
        <p className="muted-13">{session.roles.map((role) => ROLE_NAMES[role]).join(', ')}</p>
      </div>
      <SchemeChoice />
      {can(session, 'account.use') ? (
        <a href="/minha-conta" className={classes.leave}>
          <IconUserCircle size={20} stroke={1.75} aria-hidden="true" />
          {userMenuTexts.account}
        </a>
      ) : null}
      <button type="button" className={classes.leave} onClick={() => void askToLogOut()}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        {userMenuTexts.leave}
      </button>
    </>
  );
}

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <fieldset className={classes.schemes}>
      <legend>{userMenuTexts.appearance}</legend>
      <div className={classes.choices}>
        {schemes.map(({ value, text, Icon }) => (
          <label key={value} data-chosen={value === colorScheme || undefined}>
            <input
              type="radio"
              name="color-scheme"
              value={value}
              checked={value === colorScheme}
              onChange={() => setColorScheme(value)}
            />
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

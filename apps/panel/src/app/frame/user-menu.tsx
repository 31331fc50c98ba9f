import { ROLE_NAMES } from '@comanda/domain/access/permissions';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { logOut } from '../../features/access/session/log-out.ts';
import { initialsOf } from '../../features/store/initials-of.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { frameTexts } from './texts.ts';
import classes from './user-menu.module.css';

const schemes: readonly { value: MantineColorScheme; text: string; Icon: typeof IconSun }[] = [
  { value: 'light', text: frameTexts.light, Icon: IconSun },
  { value: 'dark', text: frameTexts.dark, Icon: IconMoon },
  { value: 'auto', text: frameTexts.system, Icon: IconDeviceDesktop },
];

/** Who is in, the colour scheme and the way out. Escape, a click outside or leaving with Tab close it. */
export function UserMenu({ session }: { session: StoredSession }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeWhenElsewhere = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeWhenElsewhere);
    document.addEventListener('focusin', closeWhenElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeWhenElsewhere);
      document.removeEventListener('focusin', closeWhenElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div className={classes.whole} ref={whole}>
      <button
        type="button"
        ref={button}
        className={classes.button}
        data-tone="accepted"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.initials} data-initials={initialsOf(session.userName)} aria-hidden="true" />
        <span data-spoken>{frameTexts.userMenu(session.userName)}</span>
      </button>
      {isOpen ? (
        <div id={id} className={classes.panel}>
          <div className={classes.who}>
            <p className={classes.name}>{session.userName}</p>
            <p className={classes.role}>{session.roles.map((role) => ROLE_NAMES[role]).join(', ')}</p>
          </div>
          <SchemeChoice />
          <button type="button" className={classes.leave} onClick={() => void logOut()}>
            <IconLogout size={20} stroke={1.75} aria-hidden="true" />
            {frameTexts.leave}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.schemes}>
      <legend>{frameTexts.appearance}</legend>
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

import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { type ColorScheme, useColorScheme } from '../color-scheme.ts';
import classes from './user-panel.module.css';

const SCHEMES: readonly { value: ColorScheme; text: string; Icon: typeof IconSun }[] = [
  { value: 'light', text: 'Claro', Icon: IconSun },
  { value: 'dark', text: 'Escuro', Icon: IconMoon },
  { value: 'auto', text: 'Sistema', Icon: IconDeviceDesktop },
];

interface UserPanelProps {
  name: string;
  /** Role or company of the user. */
  detail: string;
  /** Address of the screen for the user's own account. Null if there is no such screen. */
  accountHref: string | null;
  onLeave: () => void;
  /** Running version of the product. */
  version?: string;
}

/** Menu of the logged-in user: name, colour scheme, logout. */
export function UserPanel(props: UserPanelProps) {
  const { name, detail, accountHref, onLeave, version } = props;
  const row = `row-10 plain-button ${classes.row}`;
  return (
    <div className={classes.panel}>
      <div className={classes.who}>
        <p className={classes.name}>{name}</p>
        <p className="muted-13">{detail}</p>
      </div>
      <SchemeChoice />
      {accountHref === null ? null : (
        <a href={accountHref} className={row}>
          <IconUserCircle size={20} stroke={1.75} aria-hidden="true" />
          Minha conta
        </a>
      )}
      <button type="button" className={row} onClick={onLeave}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        Sair
      </button>
      {version === undefined ? null : <p className={classes.version}>{version}</p>}
    </div>
  );
}

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <fieldset className={`plain-fieldset ${classes.schemes}`}>
      <legend>Aparência</legend>
      <div className={`grid-4 ${classes.choices}`}>
        {SCHEMES.map(({ value, text, Icon }) => (
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

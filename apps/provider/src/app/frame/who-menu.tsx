import { PROVIDER_ROLE_NAMES } from '@comanda/domain/provider/permissions';
import { useColorScheme } from '@comanda/ui/color-scheme.ts';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { logOut } from '../../shared/session/enter-console.ts';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { handleFailure } from '../handle-failure.ts';
import { consoleTexts } from '../texts.ts';
import classes from './who-menu.module.css';

const SCHEMES = [
  { value: 'light', label: consoleTexts.light },
  { value: 'dark', label: consoleTexts.dark },
  { value: 'auto', label: consoleTexts.system },
] as const;

/** Who is in, the colour scheme and the way out. */
export function WhoMenu() {
  const { name, login, role } = useProviderSession();
  const { colorScheme, setColorScheme } = useColorScheme();
  const leave = () =>
    logOut().catch((error: unknown) =>
      handleFailure({ error, kind: 'mutation', isSilent: false, isBackground: false }),
    );
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
        <div className={classes.panel}>
          <div className={classes.who}>
            <p className={classes.whole}>{name}</p>
            <p className={classes.login}>
              {login} · {PROVIDER_ROLE_NAMES[role]}
            </p>
          </div>
          <Segmented
            label={consoleTexts.appearance}
            value={colorScheme}
            options={SCHEMES}
            onChange={setColorScheme}
          />
          <button type="button" className={classes.leave} onClick={() => void leave()}>
            <IconLogout size={20} stroke={1.75} aria-hidden="true" />
            {consoleTexts.leave}
          </button>
        </div>
      )}
    </Popover>
  );
}

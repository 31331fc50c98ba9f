import { providerMay } from '@comanda/domain/provider/permissions';
import classes from '@comanda/ui/frame/menu-rows.module.css';
import { Link } from '@tanstack/react-router';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { SCREENS } from '../screens.ts';

/** The screens this person may open. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useProviderSession();
  const shown = SCREENS.filter(({ permission, menu }) => menu !== null && providerMay(session, permission));
  return (
    <ul className={classes.list}>
      {shown.map(({ path, menu }) =>
        menu === null ? null : (
          <li key={path}>
            <Link
              to={path}
              className={classes.row}
              activeOptions={{ exact: path === '/', includeSearch: false }}
              onClick={onChoose}
            >
              <menu.Icon size={22} stroke={1.75} aria-hidden="true" className={classes.icon} />
              {menu.label}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

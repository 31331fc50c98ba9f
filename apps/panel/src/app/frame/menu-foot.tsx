import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import listClasses from '@comanda/ui/frame/menu-rows.module.css';
import { IconLogout } from '@tabler/icons-react';
import { confirmLogOut } from '../../features/people/access/session/log-out.ts';
import classes from './side-menu.module.css';
import { frameTexts } from './texts.ts';

interface MenuEndProps {
  isCollapsed: boolean;
  /** Closes the menu drawer, because the drawer would cover the question about the logout. */
  onOpen?: () => void;
}

/**
 * End of the list: the version, and logout, which asks first. Scrolls with the list, after the screens. The
 * user's menu also has logout and version.
 */
export function MenuEnd({ isCollapsed, onOpen }: MenuEndProps) {
  return (
    <div className={`${listClasses.list} ${classes.end}`} data-collapsed={isCollapsed || undefined}>
      <button
        type="button"
        className={listClasses.row}
        title={isCollapsed ? frameTexts.leaveStore : undefined}
        onClick={() => {
          onOpen?.();
          void confirmLogOut();
        }}
      >
        <IconLogout size={22} stroke={1.75} aria-hidden="true" className={listClasses.icon} />
        <span className={listClasses.label} data-spoken={isCollapsed || undefined}>
          {frameTexts.leaveStore}
        </span>
      </button>
      <p className={classes.version} title={frameTexts.version(PRODUCT_VERSION)}>
        {isCollapsed ? PRODUCT_VERSION : frameTexts.version(PRODUCT_VERSION)}
      </p>
    </div>
  );
}

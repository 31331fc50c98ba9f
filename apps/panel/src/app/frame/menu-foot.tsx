import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import listClasses from '@comanda/ui/frame/menu-rows.module.css';
import { IconLogout } from '@tabler/icons-react';
import { askToLogOut } from '../../features/access/session/log-out.ts';
import classes from './side-menu.module.css';
import { frameTexts } from './texts.ts';

/** The way out of the store, which asks first; `onAsk` clears what would stand over the question. */
export function LeaveStore({ isCollapsed, onAsk }: { isCollapsed: boolean; onAsk?: () => void }) {
  return (
    <div className={listClasses.list} data-collapsed={isCollapsed || undefined}>
      <button
        type="button"
        className={listClasses.row}
        title={isCollapsed ? frameTexts.leaveStore : undefined}
        onClick={() => {
          onAsk?.();
          void askToLogOut();
        }}
      >
        <IconLogout size={22} stroke={1.75} aria-hidden="true" className={listClasses.icon} />
        <span className={listClasses.label} data-spoken={isCollapsed || undefined}>
          {frameTexts.leaveStore}
        </span>
      </button>
    </div>
  );
}

/** The product's version; as a number alone where there is no room for the word. */
export function Version({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <span className={classes.version} title={frameTexts.version(PRODUCT_VERSION)}>
      {isCollapsed ? PRODUCT_VERSION : frameTexts.version(PRODUCT_VERSION)}
    </span>
  );
}

import { MenuDrawer as Drawer } from '@comanda/ui/frame/menu-drawer.tsx';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { MenuEnd } from './menu-foot.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './side-menu.module.css';
import { useMenu } from './use-menu.ts';

interface MenuDrawerProps {
  session: StoredSession;
  onClose: () => void;
}

/**
 * Menu over the page on narrow screens. Shows the store's name, because a phone's header has no room for the
 * name.
 */
export function MenuDrawer({ session, onClose }: MenuDrawerProps) {
  const menu = useMenu(session);
  return (
    <Drawer
      head={<p className={classes.storeName}>{session.storeName}</p>}
      foot={
        <div className={classes.foot}>
          <MenuEnd isCollapsed={false} onOpen={onClose} />
        </div>
      }
      onClose={onClose}
    >
      {(onChoose) => (
        <MenuList {...menu} isCollapsed={false} onExpand={() => undefined} onChoose={onChoose} />
      )}
    </Drawer>
  );
}

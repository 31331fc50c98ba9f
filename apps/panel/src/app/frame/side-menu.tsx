import drawer from '@comanda/ui/frame/menu-drawer.module.css';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { memo } from 'react';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { MenuEnd } from './menu-foot.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './side-menu.module.css';
import { frameTexts } from './texts.ts';
import { useMenu } from './use-menu.ts';

interface SideMenuProps {
  session: StoredSession;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** Menu at the left of wide screens: 240 px with labels, 64 px with icons. */
export const SideMenu = memo(function SideMenu(props: SideMenuProps) {
  const { session, isCollapsed, onCollapse } = props;
  const menu = useMenu(session);
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = isCollapsed ? frameTexts.expand : frameTexts.collapse;
  return (
    <nav className={classes.side} aria-label={frameTexts.menu} data-collapsed={isCollapsed || undefined}>
      <div className={drawer.scroll}>
        <MenuList
          {...menu}
          isCollapsed={isCollapsed}
          onExpand={() => onCollapse(false)}
          onChoose={() => undefined}
        />
        <MenuEnd isCollapsed={isCollapsed} />
      </div>
      <div className={classes.foot}>
        <button
          type="button"
          className={classes.toggle}
          aria-label={toggleText}
          title={toggleText}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <Toggle size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </nav>
  );
});

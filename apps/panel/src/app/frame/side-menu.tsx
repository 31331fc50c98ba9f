import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconX,
} from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { logOut } from '../../features/access/session/log-out.ts';
import type { MenuNode } from '../menu.ts';
import listClasses from './menu-list.module.css';
import { MenuList } from './menu-list.tsx';
import classes from './side-menu.module.css';
import { frameTexts, VERSION } from './texts.ts';

interface SideMenuProps {
  nodes: readonly MenuNode[];
  activePath: string | null;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
}

/** The menu at the left of wide screens: 240 px with words, 64 px with icons. */
export const SideMenu = memo(function SideMenu(props: SideMenuProps) {
  const { nodes, activePath, isCollapsed, onCollapse } = props;
  const Toggle = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleText = isCollapsed ? frameTexts.expand : frameTexts.collapse;
  return (
    <nav className={classes.side} aria-label={frameTexts.menu} data-collapsed={isCollapsed || undefined}>
      <div className={classes.scroll}>
        <MenuList
          nodes={nodes}
          activePath={activePath}
          isCollapsed={isCollapsed}
          onExpand={() => onCollapse(false)}
          onChoose={() => undefined}
        />
      </div>
      <div className={classes.foot}>
        <LeaveStore isCollapsed={isCollapsed} />
        <div className={classes.last}>
          <Version isCollapsed={isCollapsed} />
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
      </div>
    </nav>
  );
});

interface MenuDrawerProps {
  nodes: readonly MenuNode[];
  activePath: string | null;
  onClose: () => void;
}

/** The same menu over the page on narrow screens. Escape, a click outside or a choice close it. */
export function MenuDrawer({ nodes, activePath, onClose }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // The browser's own modal dialog keeps the focus inside, closes on Escape and gives the focus back.
    shown.showModal();
    // A click on the backdrop arrives at the dialog itself, one on the menu at something inside.
    const closeWhenOutside = (event: MouseEvent) => {
      if (event.target === shown) close.current();
    };
    shown.addEventListener('click', closeWhenOutside);
    return () => {
      shown.removeEventListener('click', closeWhenOutside);
      shown.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={frameTexts.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <nav className={classes.drawerInner} aria-label={frameTexts.menu}>
        <button type="button" className={classes.close} aria-label={frameTexts.closeMenu} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </button>
        <div className={classes.scroll}>
          <MenuList
            nodes={nodes}
            activePath={activePath}
            isCollapsed={false}
            onExpand={() => undefined}
            onChoose={onClose}
          />
        </div>
        <div className={classes.foot}>
          <LeaveStore isCollapsed={false} />
          <Version isCollapsed={false} />
        </div>
      </nav>
    </dialog>
  );
}

function LeaveStore({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div className={listClasses.list} data-collapsed={isCollapsed || undefined}>
      <button
        type="button"
        className={listClasses.row}
        title={isCollapsed ? frameTexts.leaveStore : undefined}
        onClick={() => void logOut()}
      >
        <IconLogout size={22} stroke={1.75} aria-hidden="true" className={listClasses.icon} />
        <span className={listClasses.label} data-spoken={isCollapsed || undefined}>
          {frameTexts.leaveStore}
        </span>
      </button>
    </div>
  );
}

function Version({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <span className={classes.version} title={frameTexts.version(VERSION)}>
      {isCollapsed ? VERSION : frameTexts.version(VERSION)}
    </span>
  );
}

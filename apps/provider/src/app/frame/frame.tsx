import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { consoleTexts } from '../texts.ts';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { MenuList } from './menu-list.tsx';
import { useIsOnline } from './use-is-online.ts';
import { useUnattended } from './use-unattended.ts';

/** What stands around every screen: the header, the menu, and that the net is gone. */
export function Frame({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOnline = useIsOnline();
  useUnattended();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#conteudo">
        {consoleTexts.skipToContent}
      </a>
      <Header onOpenMenu={() => setDrawerOpen(true)} />
      {isOnline ? null : (
        <p className={classes.offline} data-tone="late" role="status">
          <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
          {consoleTexts.noNet}
        </p>
      )}
      <div className={classes.below}>
        <nav className={classes.menu} aria-label={consoleTexts.menu}>
          <MenuList />
        </nav>
        <main id="conteudo" className={classes.main} data-scrolls tabIndex={-1}>
          {children}
        </main>
      </div>
      {isDrawerOpen ? <MenuDrawer onClose={() => setDrawerOpen(false)} /> : null}
    </div>
  );
}

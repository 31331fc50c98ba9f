import { HeaderBar } from '@comanda/ui/frame/header-bar.tsx';
import drawer from '@comanda/ui/frame/menu-drawer.module.css';
import { PageFrame } from '@comanda/ui/frame/page-frame.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconHourglass, IconWifiOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { TeamMark } from '../../shared/brand/team-mark.tsx';
import { consoleTexts } from '../texts.ts';
import classes from './frame.module.css';
import { MenuList } from './menu-list.tsx';
import { useIsOnline } from './use-is-online.ts';
import { usePastUnderWay } from './use-past-under-way.ts';
import { useUnattended } from './use-unattended.ts';
import { WhoMenu } from './who-menu.tsx';

const menuDrawer = createLazyPart(async () => (await import('@comanda/ui/frame/menu-drawer.tsx')).MenuDrawer);

/**
 * Frame of every screen: brand, user and menu. Shows a notice while offline, and while a demonstration's past
 * is created.
 */
export function Frame({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOnline = useIsOnline();
  const isPastUnderWay = usePastUnderWay();
  useUnattended();
  useEffect(menuDrawer.prefetchWhenIdle, []);
  return (
    <PageFrame
      top={
        <>
          <HeaderBar onOpenMenu={() => setDrawerOpen(true)}>
            <Link to="/" className={classes.brand}>
              <TeamMark />
            </Link>
            <WhoMenu />
          </HeaderBar>
          {isOnline ? null : (
            <p className={`row-8 toned ${classes.strip}`} data-tone="late" role="status">
              <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />
              {consoleTexts.noNet}
            </p>
          )}
          {isPastUnderWay ? (
            <p className={`row-8 toned ${classes.strip}`} data-tone="neutral" role="status">
              <IconHourglass size={18} stroke={1.75} aria-hidden="true" />
              {consoleTexts.pastUnderWay}
            </p>
          ) : null}
        </>
      }
      menu={
        <nav className={drawer.scroll} aria-label={consoleTexts.menu}>
          <MenuList />
        </nav>
      }
      isWhole
      over={
        isDrawerOpen ? (
          <menuDrawer.Part head={<TeamMark height={24} />} onClose={() => setDrawerOpen(false)}>
            {(onChoose) => <MenuList onChoose={onChoose} />}
          </menuDrawer.Part>
        ) : null
      }
    >
      {children}
    </PageFrame>
  );
}

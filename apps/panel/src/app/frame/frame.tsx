import { can } from '@comanda/domain/people/access/permissions';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { PageFrame } from '@comanda/ui/frame/page-frame.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStoreLive } from '../../features/store/store/live.ts';
import { useSubjects } from '../../shared/realtime/follow-subjects.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { useSessionEnd } from '../problems/use-session-end.ts';
import { useSessionRenewal } from '../problems/use-session-renewal.ts';
import { Banners } from './banners.tsx';
import { ConnectionStrip } from './connection-indicator.tsx';
import { Header } from './header.tsx';
import { useMenuCollapsed } from './menu-state.ts';

// The side menu loads a moment after the orders, which come first.
const sideMenu = createLazyPart(async () => (await import('./side-menu.tsx')).SideMenu, {
  Missing: TryAgain,
});
const menuDrawer = createLazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

const prompts = createLazyPart(
  async () => (await import('../../pages/orders/orders-prompts.tsx')).OrdersPrompts,
);

const visitorBanner = createLazyPart(
  async () => (await import('./visits/visitor-banner.tsx')).VisitorBanner,
  { Missing: TryAgain },
);
const visitsStrip = createLazyPart(async () => (await import('./visits/visits-strip.tsx')).VisitsStrip, {
  Missing: TryAgain,
});

const registrationDecisions = createLazyPart(
  async () =>
    (await import('../../features/store/registration-data/registration-decisions.tsx')).RegistrationDecisions,
);

/** Frame of every screen: header, banners, menu. Each screen scrolls its own content. */
export function Frame({ session, children }: { session: StoredSession; children: ReactNode }) {
  const [isCollapsed, setCollapsed] = useMenuCollapsed();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const isOnBoard = useRouterState({ select: ({ location }) => location.pathname === '/pedidos' });
  useEffect(menuDrawer.prefetchWhenIdle, []);
  useStoreLive();
  useSubjects();
  useSessionEnd();
  useSessionRenewal();

  return (
    <PageFrame
      top={
        <>
          {session.visit === null ? null : <visitorBanner.Part session={session} visit={session.visit} />}
          <Header brand={brandOf(session.company)} session={session} onOpenMenu={openDrawer} />
          <ConnectionStrip />
          {session.visit === null ? <visitsStrip.Part session={session} /> : null}
          <Banners session={session} />
        </>
      }
      menu={<sideMenu.Part session={session} isCollapsed={isCollapsed} onCollapse={setCollapsed} />}
      isMenuFolded={isCollapsed}
      isWhole={isOnBoard}
      // An open conversation renders here through a portal.
      aside={<div data-chat-place className="no-box" />}
      over={
        <>
          <prompts.Part session={session} isOnBoard={isOnBoard} />
          {can(session, 'registration.manage') ? <registrationDecisions.Part /> : null}
          {isDrawerOpen ? <menuDrawer.Part session={session} onClose={() => setDrawerOpen(false)} /> : null}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

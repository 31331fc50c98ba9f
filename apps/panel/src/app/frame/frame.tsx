import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { brandOf } from '../../brands/brand-of.ts';
import { storeQuery } from '../../features/store/api/get-store.ts';
import { useStoreLive } from '../../features/store/live.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { activeEntryPath, menuFor } from '../menu.ts';
import { useSessionEndPush } from '../problems/use-session-end-push.ts';
import { Banners } from './banners.tsx';
import { ConnectionStrip } from './connection-indicator.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { useMenuCollapsed } from './menu-state.ts';
import { MenuDrawer, SideMenu } from './side-menu.tsx';
import { frameTexts } from './texts.ts';

/** What stands around every screen: header, banners, menu. The screen scrolls by itself. */
export function Frame({ session, children }: { session: StoredSession; children: ReactNode }) {
  const { data: store } = useQuery(storeQuery);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [isCollapsed, setCollapsed] = useMenuCollapsed();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  useStoreLive();
  useSessionEndPush();

  const isNarrow = useIsNarrow();
  const hasBulkUpload = store?.hasBulkUpload ?? false;
  const nodes = useMemo(() => menuFor(session.roles, { hasBulkUpload }), [session.roles, hasBulkUpload]);
  const activePath = useMemo(() => activeEntryPath(pathname), [pathname]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#conteudo">
        {frameTexts.skipToContent}
      </a>
      <Header brand={brandOf(session.company)} session={session} onOpenMenu={openDrawer} />
      <ConnectionStrip />
      <Banners session={session} />
      <div className={classes.below}>
        {isNarrow ? null : (
          <SideMenu
            nodes={nodes}
            activePath={activePath}
            isCollapsed={isCollapsed}
            onCollapse={setCollapsed}
          />
        )}
        <main id="conteudo" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {isDrawerOpen ? (
        <MenuDrawer nodes={nodes} activePath={activePath} onClose={() => setDrawerOpen(false)} />
      ) : null}
    </div>
  );
}

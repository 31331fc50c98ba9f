import { InSteps } from '@comanda/ui/in-steps.tsx';
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { MayProvider } from '../shared/session/may.tsx';
import { useSession } from '../shared/session/use-session.ts';
import { Frame } from './frame/frame.tsx';
import { WithLiveOrders } from './frame/with-live-orders.tsx';
import { GuardGate } from './guard-gate.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { BrokenScreen } from './problems/broken-screen.tsx';
import { ScreenPage } from './screen-page.tsx';
import { allScreens, movedPaths, screensOver } from './screens.ts';
import { UnknownPage } from './unknown-page.tsx';

const rootRoute = createRootRoute({
  component: () => (
    <GuardGate>
      {(session) => (
        <MayProvider session={session}>
          <InSteps>
            <WithLiveOrders session={session}>
              <Frame session={session}>
                <Outlet />
                <PaletteHost session={session} />
              </Frame>
            </WithLiveOrders>
          </InSteps>
        </MayProvider>
      )}
    </GuardGate>
  ),
  notFoundComponent: () => {
    const session = useSession();
    return session ? <UnknownPage session={session} /> : null;
  },
});

const screenRoutes = allScreens
  .filter(({ isOver }) => !isOver)
  .map((screen) => {
    const route = createRoute({
      getParentRoute: () => rootRoute,
      path: screen.path,
      component: () => {
        const session = useSession();
        return session ? <ScreenPage screen={screen} session={session} /> : null;
      },
    });
    // These screens open over `screen`. They have no component of their own, because the page of `screen`
    // renders them, too.
    const over = screensOver(screen.path).map(({ path }) =>
      createRoute({ getParentRoute: () => route, path: path.slice(screen.path.length) }),
    );
    return over.length === 0 ? route : route.addChildren(over);
  });

const movedRoutes = Object.entries(movedPaths).map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  }),
);

/** Router of the panel, made from the list of screens. `history` is for tests. */
export function createPanelRouter(history?: Parameters<typeof createRouter>[0]['history']) {
  return createRouter({
    routeTree: rootRoute.addChildren([...screenRoutes, ...movedRoutes]),
    history,
    // A broken screen does not break the frame; navigation resets the error.
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  });
}

export type PanelRouter = ReturnType<typeof createPanelRouter>;

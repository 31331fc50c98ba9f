import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { createScreenPage } from './screen-page.tsx';
import { SCREENS } from './screens.ts';

const rootRoute = createRootRoute({
  component: () => (
    <Frame>
      <div className="stack-16 page">
        <Outlet />
      </div>
    </Frame>
  ),
  notFoundComponent: NotFoundPage,
});

const screenRoutes = SCREENS.map((screen) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    component: createScreenPage(screen),
  }),
);

/** The console's router, made from the list of screens. `history` is for tests. */
export function createConsoleRouter(history?: Parameters<typeof createRouter>[0]['history']) {
  return createRouter({
    basepath: '/provedor',
    routeTree: rootRoute.addChildren(screenRoutes),
    history,
    // An error of one screen does not affect the frame. Navigation resets the error.
    defaultErrorComponent: BrokenScreen,
    scrollRestoration: true,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

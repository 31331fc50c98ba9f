import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { brandOf } from '../brands/brand-of.ts';
import type { StoredSession } from '../shared/session/stored-session.ts';
import { CardListSkeleton } from '../ui/faces/skeletons.tsx';
import { builtPages } from './built-pages.ts';
import { mayOpen } from './guard.ts';
import type { Screen } from './screen.ts';
import classes from './screen-page.module.css';
import { allScreens, type ScreenPath } from './screens.ts';
import { wearBrand } from './wear-brand.ts';

const AccessDeniedPage = lazy(async () => ({
  default: (await import('../pages/access-denied.tsx')).AccessDeniedPage,
}));
const UnderConstructionPage = lazy(async () => ({
  default: (await import('../pages/under-construction.tsx')).UnderConstructionPage,
}));
const lazyPages = new Map<string, LazyExoticComponent<ComponentType>>();
for (const { path } of allScreens) {
  const load = builtPages[path];
  if (load) lazyPages.set(path, lazy(load));
}

interface ScreenPageProps {
  screen: Screen & { path: ScreenPath };
  session: StoredSession;
}

/** What a route shows: the page, the honest placeholder of one not built, or 'Acesso Negado'. */
export function ScreenPage({ screen, session }: ScreenPageProps) {
  const isAllowed = mayOpen(session, screen);
  const { company } = session;

  useEffect(() => {
    wearBrand(brandOf(company), isAllowed ? screen.title : 'Acesso Negado');
  }, [company, isAllowed, screen.title]);

  return (
    <Suspense
      fallback={
        <div className={classes.loading}>
          <CardListSkeleton />
        </div>
      }
    >
      {isAllowed ? <AllowedPage screen={screen} /> : <AccessDeniedPage />}
    </Suspense>
  );
}

function AllowedPage({ screen }: Pick<ScreenPageProps, 'screen'>) {
  const Page = lazyPages.get(screen.path);
  if (Page) return <Page />;
  return <UnderConstructionPage screen={screen} deeperScreens={screensOpenedFrom(screen.path)} />;
}

/** The screens reached from this one that need no id. */
function screensOpenedFrom(path: string): { path: string; title: string }[] {
  return allScreens.filter((screen: Screen) => screen.openedFrom === path && !screen.path.includes('$'));
}

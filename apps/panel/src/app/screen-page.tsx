import { mustSetUpSecondFactor } from '@comanda/domain/people/access/second-factor';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { StoredSession } from '../shared/session/stored-session.ts';
import { mayOpen } from './guard.ts';
import type { Screen } from './screen.ts';
import { accessDeniedPage, screenPages, setUpPage } from './screen-pages.ts';
import { type ScreenPath, screensOver } from './screens.ts';
import { wearBrand } from './wear-brand.ts';

interface ScreenPageProps {
  screen: Screen & { path: ScreenPath };
  session: StoredSession;
}

/** Renders the page of a screen, or 'Acesso Negado' for users without its permission. */
export function ScreenPage({ screen: below, session }: ScreenPageProps) {
  const last = useRouterState({ select: ({ matches }): string => String(matches.at(-1)?.fullPath) });
  const screen = screensOver(below.path).find(({ path }) => path === last) ?? below;
  const isAllowed = mayOpen(session, screen);
  const { company } = session;

  useEffect(() => {
    wearBrand(brandOf(company), isAllowed ? screen.title : 'Acesso Negado');
  }, [company, isAllowed, screen.title]);

  // The page for the second factor stays until the user has seen the recovery codes, even if the session is
  // renewed in between.
  const [isSettingUp, setSettingUp] = useState(false);
  const mustSetUp = mustSetUpSecondFactor(session);
  if (mustSetUp && !isSettingUp) setSettingUp(true);
  if (isSettingUp) return <setUpPage.Part onDone={() => setSettingUp(false)} />;
  if (!isAllowed) return <accessDeniedPage.Part />;
  const page = screenPages.get(below.path);
  return page === undefined ? null : <page.Part />;
}

import { providerMay } from '@comanda/domain/people/provider/permissions';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect } from 'react';
import { AccessDeniedPage } from '../pages/access-denied.tsx';
import { useProviderSession } from '../shared/session/session-store.ts';
import type { Screen } from './screen.ts';
import { consoleTexts } from './texts.ts';

/**
 * Makes the page of a route. The screen's code loads when the page opens. Users without permission see a
 * notice instead.
 */
export function createScreenPage(screen: Screen) {
  const page = createLazyPart(screen.load, {
    loading: <CardListSkeleton />,
    Missing: MissingPage,
  });
  return function ScreenPage() {
    const isAllowed = providerMay(useProviderSession(), screen.permission);
    useEffect(() => {
      document.title = consoleTexts.title(isAllowed ? screen.title : consoleTexts.deniedTitle);
    }, [isAllowed]);
    return isAllowed ? <page.Part /> : <AccessDeniedPage />;
  };
}

function MissingPage({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState title={consoleTexts.pageMissing} onRetry={retry} isRetrying={isRetrying}>
      {consoleTexts.pageMissingHint}
    </ErrorState>
  );
}

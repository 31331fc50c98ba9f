import { RequestsScreen } from '../features/requests/requests-screen.tsx';
import { Page } from '../shared/page.tsx';

/** Stores that want to join. */
export function RequestsPage() {
  return (
    <Page>
      <RequestsScreen />
    </Page>
  );
}

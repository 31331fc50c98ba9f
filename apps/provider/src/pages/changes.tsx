import { ChangesScreen } from '../features/changes/changes-screen.tsx';
import { Page } from '../shared/page.tsx';

/** What stores want to change and the provider decides on. */
export function ChangesPage() {
  return (
    <Page>
      <ChangesScreen />
    </Page>
  );
}

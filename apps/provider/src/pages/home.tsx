import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { waitingTexts } from '../features/waiting/texts.ts';
import { WaitingList } from '../features/waiting/waiting-list.tsx';
import { Page } from '../shared/page.tsx';
import { useProviderSession } from '../shared/session/session-store.ts';

/** Where one begins: what waits. */
export function HomePage() {
  const { name } = useProviderSession();
  return (
    <Page>
      <PageTitle title={waitingTexts.title} subtitle={waitingTexts.hello(name)} />
      <WaitingList />
    </Page>
  );
}

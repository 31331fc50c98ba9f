import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconMailOff } from '@tabler/icons-react';
import { waitingTexts } from '../features/waiting/texts.ts';
import { WaitingList } from '../features/waiting/waiting-list.tsx';
import { Page } from '../shared/page.tsx';
import { useProviderSession } from '../shared/session/session-store.ts';

/** Where one begins: what waits. */
export function HomePage() {
  const { name, isMailSetUp } = useProviderSession();
  return (
    <Page>
      <PageTitle title={waitingTexts.title} subtitle={waitingTexts.hello(name)} />
      {isMailSetUp ? null : (
        <Note tone="pending" icon={<IconMailOff size={20} stroke={1.75} aria-hidden="true" />}>
          {waitingTexts.withoutMail}
        </Note>
      )}
      <WaitingList />
    </Page>
  );
}

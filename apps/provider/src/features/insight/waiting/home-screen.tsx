import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconMailOff } from '@tabler/icons-react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { FirstSteps } from './first-steps.tsx';
import { waitingTexts } from './texts.ts';
import { WaitingList } from './waiting-list.tsx';

/** Start page: the queues of pending work. */
export function HomeScreen() {
  const { name, isMailSetUp } = useProviderSession();
  return (
    <>
      <PageTitle title={waitingTexts.title} subtitle={waitingTexts.hello(name)} />
      {isMailSetUp ? null : (
        <Note tone="pending" icon={<IconMailOff size={20} stroke={1.75} aria-hidden="true" />}>
          {waitingTexts.withoutMail}
        </Note>
      )}
      <FirstSteps />
      <WaitingList />
    </>
  );
}

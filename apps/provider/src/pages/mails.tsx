import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailsList } from '../features/mails/mails-list.tsx';
import { unsentQuery } from '../features/mails/mails-query.ts';
import { mailTexts as texts } from '../features/mails/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/emails. What the server mails, and what did not leave. */
export function MailsPage() {
  const { data } = useInfiniteQuery(unsentQuery);
  return (
    <Page>
      <PageTitle title={texts.title} subtitle={texts.subtitle(data?.pages[0]?.page.givenUp)} />
      <MailsList storeId={null} first="unsent" />
    </Page>
  );
}

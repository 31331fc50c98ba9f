import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailsList } from '../features/mails/mails-list.tsx';
import { mailsQuery } from '../features/mails/mails-query.ts';
import { mailTexts as texts } from '../features/mails/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/emails. What the server mails, and what did not leave. */
export function MailsPage() {
  const { data } = useInfiniteQuery(mailsQuery(null, false));
  return (
    <Page>
      <PageTitle title={texts.title} subtitle={texts.subtitle(data?.pages[0]?.givenUp)} />
      <MailsList storeId={null} first="unsent" />
    </Page>
  );
}

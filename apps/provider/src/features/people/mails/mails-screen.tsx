import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailsList } from './mails-list.tsx';
import { unsentQuery } from './mails-query.ts';
import { mailTexts as texts } from './texts.ts';

/** /provedor/emails. Mails that the server sends. At first, only the unsent mails are shown. */
export function MailsScreen() {
  const { data } = useInfiniteQuery(unsentQuery);
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(data?.pages[0]?.page.givenUp)} />
      <MailsList storeId={null} first="unsent" />
    </>
  );
}

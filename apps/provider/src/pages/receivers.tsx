import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ReceiversList } from '../features/online-payment/receivers-list.tsx';
import { receiverTexts } from '../features/online-payment/receivers-texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/recebedores. How stores stand at the payment provider. */
export function ReceiversPage() {
  return (
    <Page>
      <PageTitle title={receiverTexts.title} subtitle={receiverTexts.subtitle} />
      <ReceiversList />
    </Page>
  );
}

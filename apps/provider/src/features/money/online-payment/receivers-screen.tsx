import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ReceiversList } from './receivers-list.tsx';
import { receiverTexts } from './receivers-texts.ts';

/** /provedor/recebedores. Status of the stores at the payment provider. */
export function ReceiversScreen() {
  return (
    <>
      <PageTitle title={receiverTexts.title} subtitle={receiverTexts.subtitle} />
      <ReceiversList />
    </>
  );
}

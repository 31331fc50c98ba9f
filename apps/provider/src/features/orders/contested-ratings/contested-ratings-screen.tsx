import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ContestedList } from './contested-list.tsx';
import { contestTexts } from './texts.ts';

/** /provedor/avaliacoes-contestadas. Ratings that stores report as abusive. */
export function ContestedRatingsScreen() {
  return (
    <>
      <PageTitle title={contestTexts.title} subtitle={contestTexts.subtitle} />
      <ContestedList />
    </>
  );
}

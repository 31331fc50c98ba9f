import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { AccessPart } from './access-part.tsx';
import { recordTexts } from './texts.ts';

/** /provedor/acessos. Login attempts with unknown names, which belong to no store. */
export function UnknownAccessScreen() {
  return (
    <>
      <PageTitle title={recordTexts.unknownTitle} subtitle={recordTexts.unknownHint} />
      <AccessPart storeId={null} timeZone={shownTimeZone()} />
    </>
  );
}

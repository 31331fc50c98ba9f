import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { AccessPart } from '../features/records/access-part.tsx';
import classes from '../features/records/records.module.css';
import { recordTexts } from '../features/records/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/acessos. Tries to log in with names that are nobody's, in no store. */
export function UnknownAccessPage() {
  return (
    <Page>
      <div className={classes.part}>
        <PageTitle title={recordTexts.unknownTitle} subtitle={recordTexts.unknownHint} />
        <AccessPart storeId={null} timeZone={shownTimeZone()} />
      </div>
    </Page>
  );
}

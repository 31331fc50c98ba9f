import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Audit } from '../features/audit/audit.tsx';
import { auditTexts } from '../features/audit/texts.ts';
import { Page } from '../shared/page.tsx';

/** What the provider's people did. */
export function AuditPage() {
  return (
    <Page>
      <PageTitle title={auditTexts.title} subtitle={auditTexts.subtitle} />
      <Audit />
    </Page>
  );
}

import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Audit } from './audit.tsx';
import { auditTexts } from './texts.ts';

/** What the provider's people did. */
export function AuditScreen() {
  return (
    <>
      <PageTitle title={auditTexts.title} subtitle={auditTexts.subtitle} />
      <Audit />
    </>
  );
}

import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Audit } from './audit.tsx';
import { auditTexts } from './texts.ts';

/** Audit log of the provider's users. */
export function AuditScreen() {
  return (
    <>
      <PageTitle title={auditTexts.title} subtitle={auditTexts.subtitle} />
      <Audit />
    </>
  );
}

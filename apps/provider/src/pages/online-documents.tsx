import { DocumentsScreen } from '../features/online-payment/documents-screen.tsx';
import { Page } from '../shared/page.tsx';

/** /provedor/documentos. Documents of stores that want to be paid online. */
export function OnlineDocumentsPage() {
  return (
    <Page>
      <DocumentsScreen />
    </Page>
  );
}

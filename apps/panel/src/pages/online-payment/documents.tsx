import { DocumentsScreen } from '../../features/online-payment/documents/documents-screen.tsx';

/** /financeiro/cadastro/documentos, for administrators. */
export function DocumentsPage() {
  return <DocumentsScreen />;
}

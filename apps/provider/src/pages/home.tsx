import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Page } from '../shared/page.tsx';
import { useProviderSession } from '../shared/session/session-store.ts';

/** Where one begins. */
export function HomePage() {
  const { name } = useProviderSession();
  return (
    <Page>
      <PageTitle title="Início" subtitle={`Olá, ${name}.`} />
    </Page>
  );
}

import { PROVIDER_ROLE_NAMES } from '@comanda/domain/provider/permissions';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Account } from '../features/account/account.tsx';
import { accountTexts } from '../features/account/texts.ts';
import { Page } from '../shared/page.tsx';
import { useProviderSession } from '../shared/session/session-store.ts';

/** One's own account. */
export function AccountPage() {
  const { login, role } = useProviderSession();
  return (
    <Page>
      <PageTitle
        title={accountTexts.title}
        subtitle={accountTexts.subtitle(login, PROVIDER_ROLE_NAMES[role])}
      />
      <Account />
    </Page>
  );
}

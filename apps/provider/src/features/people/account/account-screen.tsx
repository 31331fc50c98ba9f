import { PROVIDER_ROLE_NAMES } from '@comanda/domain/people/provider/permissions';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { Account } from './account.tsx';
import { accountTexts } from './texts.ts';

export function AccountScreen() {
  const { login, role } = useProviderSession();
  return (
    <>
      <PageTitle
        title={accountTexts.title}
        subtitle={accountTexts.subtitle(login, PROVIDER_ROLE_NAMES[role])}
      />
      <Account />
    </>
  );
}

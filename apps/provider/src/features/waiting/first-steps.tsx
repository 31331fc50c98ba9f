import { sendCall } from '@comanda/client/api/send-call.ts';
import { listProviderCities } from '@comanda/contract/provider/districts.calls';
import { searchStores } from '@comanda/contract/provider/stores.calls';
import { providerMay } from '@comanda/domain/provider/permissions';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { waitingTexts as texts } from './texts.ts';

const EVERY_STORE = { words: '', standing: null, createdFrom: null, after: null };

/** What a new installation lacks, in the order it is done; nothing where stores are there. */
export function FirstSteps() {
  const enabled = providerMay(useProviderSession(), 'services.manage');
  const asked = { enabled, meta: { silent: true } };
  const cities = useQuery({
    ...asked,
    queryKey: ['first-steps', 'cities'],
    queryFn: ({ signal }) => sendCall(listProviderCities, {}, { signal }),
  });
  const stores = useQuery({
    ...asked,
    queryKey: ['stores', 'first-steps'],
    queryFn: ({ signal }) => sendCall(searchStores, EVERY_STORE, { signal }),
  });
  if (stores.data === undefined || cities.data === undefined || stores.data.rows.length > 0) return null;
  return (
    <Note tone="pending" icon={<IconListCheck size={20} stroke={1.75} aria-hidden="true" />}>
      {texts.toBegin}{' '}
      {cities.data.length > 0 ? null : (
        <>
          <Link to="/dados">{texts.importDistricts}</Link>,{' '}
        </>
      )}
      <Link to="/planos">{texts.setFees}</Link>, <Link to="/lojas">{texts.createStore}</Link>.
    </Note>
  );
}

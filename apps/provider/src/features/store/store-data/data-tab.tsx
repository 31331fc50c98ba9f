import { formatTime } from '@comanda/client/formats/date-time.ts';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { maskDocument, maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { dataTexts } from './texts.ts';
import { zoneWords } from './zone-words.ts';

const dataDialog = createLazyPart(async () => (await import('./data-dialog.tsx')).DataDialog);

/** Shows the registration data of the store, with an action to correct them. */
export function DataTab({ storeId }: StoreTabProps) {
  const { data: store } = useQuery(storeQuery(storeId));
  const mayManage = providerMay(useProviderSession(), 'stores.manage');
  const [isChanging, setChanging] = useState(false);
  // The page renders tabs only after the store is loaded.
  if (store === undefined) return null;
  const { mobile, email, document, legalName, city, state, timeZone } = store;
  const now = Date.now();
  const facts = {
    [dataTexts.legalName]: legalName,
    [dataTexts.document]: maskDocument(document),
    [dataTexts.mobile]: mobile === null ? dataTexts.noMobile : maskPhone(mobile),
    [dataTexts.email]: email ?? '–',
    [dataTexts.place]: `${city} – ${state}`,
    [dataTexts.timeZone]: `${zoneWords(timeZone, now)} · ${formatTime(new Date(now), timeZone)}`,
  };
  const change = (
    <Button
      variant="default"
      icon={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setChanging(true)}
    >
      {dataTexts.change}
    </Button>
  );
  return (
    <FormCard title={dataTexts.title} hint={dataTexts.hint} actions={mayManage ? change : null}>
      <Facts columns="wide" facts={Object.entries(facts)} />
      {isChanging ? <dataDialog.Part store={store} onClose={() => setChanging(false)} /> : null}
    </FormCard>
  );
}

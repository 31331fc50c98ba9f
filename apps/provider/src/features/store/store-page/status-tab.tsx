import { providerMay } from '@comanda/domain/people/provider/permissions';
import { useQuery } from '@tanstack/react-query';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { HoursCard } from './hours-card.tsx';
import { MissingSteps } from './missing-steps.tsx';
import { NowCard } from './now-card.tsx';
import { SuspensionCard } from './suspension-card.tsx';
import { SwitchesCard } from './switches-card.tsx';

/** Status of a store: suspension, activity, permissions, opening hours. */
export function StatusTab({ storeId }: StoreTabProps) {
  const { data: store } = useQuery(storeQuery(storeId));
  const mayManage = providerMay(useProviderSession(), 'stores.manage');
  // The page renders tabs only after the store is loaded.
  if (store === undefined) return null;
  return (
    <>
      <MissingSteps store={store} />
      <NowCard store={store} />
      <SuspensionCard store={store} mayManage={mayManage} />
      <SwitchesCard store={store} mayManage={mayManage} />
      <HoursCard store={store} />
    </>
  );
}

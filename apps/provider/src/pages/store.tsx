import { ApiError } from '@comanda/client/api/api-error.ts';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconChevronLeft, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { StoreHead } from '../features/store/store-page/store-head.tsx';
import { storeTexts } from '../features/store/store-page/texts.ts';
import { useProviderSession } from '../shared/session/session-store.ts';
import { storeQuery } from '../shared/store/store-query.ts';
import classes from './store.module.css';
import { STORE_TABS } from './store-tabs.ts';

const PARTS = STORE_TABS.map(({ load, ...row }) => ({
  ...row,
  ...createLazyPart(load, { loading: <CardListSkeleton count={2} />, Missing: MissingPart }),
}));

/** Page of a store with its tabs. The address contains the open tab. */
export function StorePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  return (
    <>
      <Link to="/lojas" className={`inline-4 ${classes.back}`}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
        {storeTexts.back}
      </Link>
      {isNumber ? <Store key={id} storeId={Number(id)} /> : <UnknownStore />}
    </>
  );
}

function Store({ storeId }: { storeId: number }) {
  const query = useQuery(storeQuery(storeId));
  const session = useProviderSession();
  const [current, open] = useOpenTab();
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownStore />;
  const tabs = PARTS.filter(({ permission }) => providerMay(session, permission));
  const shown = tabs.find(({ tab }) => tab === current) ?? tabs[0];
  return (
    <>
      {query.data === undefined ? <PageTitle title={storeTexts.unnamed} /> : null}
      <QueryFaces query={query} skeleton={<CardListSkeleton count={2} />} failed={storeTexts.loadFailed}>
        {(store) => (
          <>
            <StoreHead store={store} />
            {shown ? (
              <Tabs label={storeTexts.tabs} tabs={tabs} current={shown.tab} onChange={open}>
                <div className={`stack-16 ${classes.part}`}>
                  <shown.Part key={shown.tab} storeId={storeId} />
                </div>
              </Tabs>
            ) : null}
          </>
        )}
      </QueryFaces>
    </>
  );
}

/** The open tab, stored in the address. Each tab is a history entry, so that Back returns to the previous tab. */
function useOpenTab(): readonly [string, (tab: string) => void] {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const open = (tab: string) => {
    const { pathname } = router.history.location;
    router.history.push(`${pathname}?aba=${tab}`);
  };
  return [new URLSearchParams(search).get('aba') ?? '', open];
}

function UnknownStore() {
  return (
    <>
      <PageTitle title={storeTexts.unknownTitle} />
      <EmptyState icon={<IconSearchOff size={28} stroke={1.75} />} title={storeTexts.unknown}>
        {storeTexts.unknownHint}
      </EmptyState>
    </>
  );
}

function MissingPart({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return <ErrorState isCompact title={storeTexts.partMissing} onRetry={retry} isRetrying={isRetrying} />;
}

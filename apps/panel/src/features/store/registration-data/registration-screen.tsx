import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RegistrationForm } from './registration-form.tsx';
import { registrationQuery } from './registration-queries.ts';
import classes from './registration-screen.module.css';
import { RegistrationSkeleton } from './registration-skeleton.tsx';
import { registrationTexts } from './texts.ts';

const TABS = [
  { tab: 'data', title: registrationTexts.dataTab },
  { tab: 'requests', title: registrationTexts.requestsTab },
] as const;
type Tab = (typeof TABS)[number]['tab'];

const requestList = createLazyPart(async () => (await import('./request-list.tsx')).RequestList, {
  loading: <TableSkeleton />,
});

/** URL fragment of the second tab, for links. */
const REQUESTS_MARK = 'solicitacoes';

/** The store's own data, and the changes that wait for approval. */
export function RegistrationScreen() {
  const query = useQuery(registrationQuery);
  const { history } = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const tab: Tab = hash === REQUESTS_MARK ? 'requests' : 'data';
  const setTab = (next: Tab) => {
    const { pathname, search } = history.location;
    const mark = next === 'requests' ? `#${REQUESTS_MARK}` : '';
    history.replace(`${pathname}${search}${mark}`, window.history.state, { ignoreBlocker: true });
  };
  useEffect(() => requestList.prefetchWhenIdle(), []);
  return (
    <FormPage title={registrationTexts.title}>
      <Tabs label={registrationTexts.tabs} tabs={TABS} current={tab} onChange={setTab}>
        {/* Stays mounted, so that typed values are not lost while the other tab is open. */}
        <div hidden={tab !== 'data'} className={classes.data}>
          <QueryFaces query={query} skeleton={<RegistrationSkeleton />} failed={registrationTexts.loadFailed}>
            {(registration) => <RegistrationForm registration={registration} />}
          </QueryFaces>
        </div>
        {tab === 'requests' ? <requestList.Part /> : null}
      </Tabs>
    </FormPage>
  );
}

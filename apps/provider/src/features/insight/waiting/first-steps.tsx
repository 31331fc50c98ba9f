import { sendCall } from '@comanda/client/api/send-call.ts';
import { type FeePlan, listFeePlans } from '@comanda/contract/money/ledger/provider-terms.calls';
import { listProviderCities } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { searchStores } from '@comanda/contract/store/store/provider-stores.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { waitingTexts as texts } from './texts.ts';

const EVERY_STORE = { words: '', status: null, createdFrom: null, after: null };

/** Steps that a new installation still needs, in order: districts, own fees, a first store. */
export function FirstSteps() {
  const enabled = providerMay(useProviderSession(), 'services.manage');
  const requested = { enabled, meta: { silent: true } };
  const cities = useQuery({
    ...requested,
    queryKey: ['first-steps', 'cities'],
    queryFn: ({ signal }) => sendCall(listProviderCities, {}, { signal }),
  });
  const fees = useQuery({
    ...requested,
    queryKey: ['first-steps', 'fees'],
    queryFn: ({ signal }) => sendCall(listFeePlans, undefined, { signal }),
  });
  const stores = useQuery({
    ...requested,
    queryKey: ['stores', 'first-steps'],
    queryFn: ({ signal }) => sendCall(searchStores, EVERY_STORE, { signal }),
  });
  if (stores.data === undefined || cities.data === undefined || fees.data === undefined) return null;
  const hasStores = stores.data.rows.length > 0;
  const steps = [
    cities.data.length > 0 ? null : ({ to: '/dados', label: texts.importDistricts } as const),
    fees.data.plans.every(hasOwnFees) ? null : ({ to: '/planos', label: texts.setFees } as const),
    hasStores ? null : ({ to: '/lojas', label: texts.createStore } as const),
  ].filter((step) => step !== null);
  if (steps.length === 0) return null;
  return (
    <Note tone="pending" icon={<IconListCheck size={20} stroke={1.75} aria-hidden="true" />}>
      {hasStores ? texts.stillToDo : texts.toBegin}{' '}
      {steps.map(({ to, label }, at) => (
        <Fragment key={to}>
          {at === 0 ? null : ', '}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
      .
    </Note>
  );
}

/** The fees of a new installation are examples, which have no author. */
const hasOwnFees = ({ versions }: FeePlan) =>
  versions.some(({ status, setBy }) => status === 'current' && setBy !== null);

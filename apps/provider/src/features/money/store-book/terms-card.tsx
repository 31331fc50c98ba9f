import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDay } from '@comanda/client/formats/date-time.ts';
import {
  type CommissionVersion,
  getStoreTerms,
  type StoreTermsShown,
} from '@comanda/contract/money/ledger/provider-terms.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rateWords } from '../../../shared/money/rate-words.ts';
import { VersionLabel } from '../../../shared/money/version-label.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { bookQuery } from './book-query.ts';
import { bookTexts } from './texts.ts';

const commissionDialog = createLazyPart(
  async () => (await import('./commission-dialog.tsx')).CommissionDialog,
);
const texts = bookTexts.terms;
type Choice = StoreTermsShown['plans'][number];
type Version = Pick<Choice, 'fromDay' | 'setBy' | 'status'>;

const from = {
  id: 'desde',
  title: texts.columns.from,
  value: ({ fromDay }: Version) => formatDay(fromDay),
  minWidth: 110,
};
const rest = [
  { id: 'por', title: texts.columns.by, value: ({ setBy }: Version) => setBy, lines: 2 },
  {
    id: 'situacao',
    title: texts.columns.state,
    onCard: 'corner',
    cell: ({ status }: Version) => <VersionLabel status={status} />,
  },
] as const satisfies readonly Column<Version>[];
const COMMISSIONS: readonly Column<CommissionVersion>[] = [
  from,
  {
    id: 'comissao',
    title: texts.columns.rate,
    value: ({ rateMillionths }) => rateWords(rateMillionths),
  },
  {
    id: 'entrega',
    title: texts.columns.delivery,
    value: ({ includesDelivery }) => (includesDelivery ? texts.yes : texts.no),
  },
  ...rest,
];
const PLANS: readonly Column<Choice>[] = [
  from,
  { id: 'plano', title: texts.columns.plan, value: ({ name }) => name, lines: 2, grow: 2 },
  ...rest,
];
const rowKey = ({ fromDay }: Version) => fromDay;
const rowName = ({ fromDay }: Version) => formatDay(fromDay);

/** Commission of the store's orders, and its fee plan, with all versions. */
export function TermsCard({ storeId }: { storeId: number }) {
  const queryKey = ['store', storeId, 'terms'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendCall(getStoreTerms, { storeId }, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const [isAdding, setAdding] = useState(false);
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        mayChange && query.data !== undefined ? (
          <Button variant="default" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        ) : null
      }
    >
      <QueryFaces isCompact query={query} skeleton={<CardListSkeleton count={1} />} failed={texts.failed}>
        {({ commissions, plans, firstDay }) => (
          <>
            {commissions.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <DataTable
                label={texts.list}
                noun={texts.noun}
                rows={commissions}
                columns={COMMISSIONS}
                rowKey={rowKey}
                rowName={rowName}
              />
            )}
            {plans.length === 0 ? (
              <p className="muted-14">{texts.firstPlan}</p>
            ) : (
              <DataTable
                label={texts.plans}
                noun={texts.planNoun}
                rows={plans}
                columns={PLANS}
                rowKey={rowKey}
                rowName={rowName}
              />
            )}
            {isAdding ? (
              <commissionDialog.Part
                storeId={storeId}
                firstDay={firstDay}
                newest={commissions[0] ?? null}
                refreshes={[queryKey, bookQuery(storeId).queryKey]}
                onClose={() => setAdding(false)}
              />
            ) : null}
          </>
        )}
      </QueryFaces>
    </FormCard>
  );
}

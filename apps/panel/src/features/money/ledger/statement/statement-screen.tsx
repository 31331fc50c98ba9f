import { sendCall } from '@comanda/client/api/send-call.ts';
import { getBalances } from '@comanda/contract/money/ledger/statement.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOnOrders } from '../../../../shared/realtime/use-on-orders.ts';
import { SupportLine } from '../../../../shared/store/support-line.tsx';
import { AutomaticSwitch } from './automatic-switch.tsx';
import { BalanceCards } from './balance-cards.tsx';
import classes from './statement.module.css';
import { StatementList } from './statement-list.tsx';
import { statementTexts as texts } from './texts.ts';

/** 'Extrato': the store's balances, the next settlement, and all entries of its accounts. */
export function StatementScreen() {
  const query = useQuery({
    queryKey: ['finance', 'balances'],
    queryFn: ({ signal }) => sendCall(getBalances, {}, { signal }),
    // The server announces no change when an order is delivered, so each opening and each order event loads the
    // balances again.
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  const queries = useQueryClient();
  useOnOrders(true, () => void queries.invalidateQueries({ queryKey: ['finance', 'balances'] }));
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      <QueryFaces
        query={query}
        skeleton={<StatementSkeleton />}
        failed={texts.loadFailed}
        empty={({ openedOn }) => (openedOn === null ? <NotBegun /> : null)}
      >
        {(balances) => (
          <div className={`stack-12 ${classes.page}`}>
            <BalanceCards balances={balances} />
            <AutomaticSwitch isAutomatic={balances.isAutomatic} />
            <StatementList />
          </div>
        )}
      </QueryFaces>
      <SupportLine />
    </FormPage>
  );
}

function NotBegun() {
  return (
    <div className="card">
      <EmptyState icon={<IconReceipt size={28} stroke={1.5} aria-hidden="true" />} title={texts.notBegun}>
        {texts.notBegunHint}
      </EmptyState>
    </div>
  );
}

function StatementSkeleton() {
  return (
    <SkeletonArea>
      <div className={`stack-12 ${classes.page}`}>
        <div className={classes.cards}>
          <Skeleton height={190} />
          <Skeleton height={190} />
        </div>
        <Skeleton height={72} />
        <Skeleton height={320} />
      </div>
    </SkeletonArea>
  );
}

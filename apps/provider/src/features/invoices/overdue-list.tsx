import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOverdueInvoices } from '@comanda/contract/provider/invoices.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Row, Rows } from '../../shared/rows/rows.tsx';
import classes from './overdue-list.module.css';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.overdue;

/** So long after its day an invoice is more than forgotten. */
const LONG_DAYS = 30;

/** What all stores owe past its day, and how much it is. */
export function OverdueList() {
  const query = useInfiniteQuery({
    queryKey: ['overdue-invoices'],
    queryFn: ({ pageParam, signal }) =>
      sendCall(listOverdueInvoices, { after: pageParam, limit: null }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { silent: true },
  });
  return (
    <QueryFaces
      query={query}
      skeleton={<TableSkeleton rows={8} hasTools={false} />}
      failed={texts.failed}
      empty={({ pages }) =>
        pages[0]?.count ? null : (
          <EmptyState
            icon={<IconCircleCheck size={28} stroke={1.75} aria-hidden="true" />}
            title={texts.noneTitle}
          >
            {texts.noneHint}
          </EmptyState>
        )
      }
    >
      {({ pages }) => (
        <>
          <dl className={classes.sum}>
            <dt>{texts.sum}</dt>
            <dd>{formatCents(pages[0]?.sumCents ?? 0)}</dd>
            <dd className={classes.count}>{texts.count(pages[0]?.count ?? 0)}</dd>
          </dl>
          <div className={classes.card}>
            <Rows label={texts.list}>
              {pages.flatMap(({ invoices }) =>
                invoices.map(({ storeId, storeName, city, invoiceId, dueOn, valueCents, daysLate }) => (
                  <Row
                    key={`${storeId}-${invoiceId}`}
                    name={
                      <Link
                        to={`/lojas/${storeId}` as string}
                        search={{ aba: 'faturas' }}
                        className={classes.store}
                      >
                        {storeName}
                      </Link>
                    }
                    facts={texts.facts(city, invoiceId, dueOn)}
                    state={
                      <span className={classes.figures}>
                        <StatusLabel tone={daysLate > LONG_DAYS ? 'late' : 'pending'} variant="quiet">
                          {texts.age(daysLate)}
                        </StatusLabel>
                        <strong>{formatCents(valueCents)}</strong>
                      </span>
                    }
                  />
                )),
              )}
            </Rows>
          </div>
          {query.hasNextPage ? (
            <Button
              variant="default"
              className={classes.more}
              isBusy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.more}
            </Button>
          ) : null}
        </>
      )}
    </QueryFaces>
  );
}

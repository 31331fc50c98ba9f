import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listOverdueInvoices } from '@comanda/contract/provider/invoices.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Row, Rows } from '../../shared/rows/rows.tsx';
import classes from './overdue-list.module.css';
import { invoiceTexts } from './texts.ts';

const texts = invoiceTexts.overdue;

/** So long after its day an invoice is more than forgotten. */
const LONG_DAYS = 30;

/** What all stores owe past its day, and how much it is. */
export function OverdueList() {
  const list = usePaged(listOverdueInvoices, { words: [], ask: () => ({ perPage: null }) });
  return (
    <QueryFaces
      query={list}
      skeleton={<TableSkeleton rows={8} hasTools={false} />}
      failed={texts.failed}
      empty={(invoices) =>
        invoices.length > 0 ? null : (
          <EmptyState
            icon={<IconCircleCheck size={28} stroke={1.75} aria-hidden="true" />}
            title={texts.noneTitle}
          >
            {texts.noneHint}
          </EmptyState>
        )
      }
    >
      {(invoices) => (
        <>
          <dl className={classes.sum}>
            <dt>{texts.sum}</dt>
            <dd>{formatCents(list.first?.sumCents ?? 0)}</dd>
            <dd className={classes.count}>{texts.count(list.first?.count ?? 0)}</dd>
          </dl>
          <div className={classes.card}>
            <Rows label={texts.list}>
              {invoices.map(({ storeId, storeName, city, invoiceId, dueOn, valueCents, daysLate }) => (
                <Row
                  key={`${storeId}-${invoiceId}`}
                  name={
                    <Link
                      to="/lojas/$id"
                      params={{ id: String(storeId) }}
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
              ))}
            </Rows>
          </div>
          <ListFoot list={list} noun={texts.noun} total={list.first?.count} />
        </>
      )}
    </QueryFaces>
  );
}

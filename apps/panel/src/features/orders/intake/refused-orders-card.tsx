import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { RefusedOrders } from '@comanda/contract/orders/intake/refused-order.wire';
import { refusalReason, refusedOrderWords } from '@comanda/domain/orders/orders/refused-order-words';
import { Button } from '@comanda/ui/button/button.tsx';
import { copyText } from '@comanda/ui/copy-text.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Chip } from '@comanda/ui/label/chip.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import classes from './refused-orders.module.css';
import {
  groupsOf,
  MAX_LISTED,
  type RefusedGroup,
  refusedOrdersQuery,
  rememberRefused,
} from './refused-orders.ts';
import { refusedTexts as texts } from './texts.ts';

/** Number of partners shown at first for each reason; a button shows the other partners. */
const FIRST_SHOWN = 4;

/**
 * Orders that partners sent but the intake refused, grouped by reason. Each reason has a text about its
 * solution.
 */
export function RefusedOrdersCard() {
  const query = useQuery(refusedOrdersQuery);
  useEffect(() => rememberRefused(query.data ?? []), [query.data]);
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={3} hasTools={false} />}
        failed={texts.failed}
        empty={(orders) =>
          orders.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(orders) => (
          <>
            {groupsOf(orders).map((group) => (
              <Group key={group.reason} {...group} />
            ))}
            {orders.length >= MAX_LISTED ? <p className="muted-14">{texts.newest(orders.length)}</p> : null}
          </>
        )}
      </QueryFaces>
    </FormCard>
  );
}

function Group({ reason, orders }: RefusedGroup) {
  const titleId = useId();
  const [isComplete, setIsWhole] = useState(false);
  const title = refusalReason(reason);
  const { text, link, isForPartner = false } = texts.advice[reason] ?? { text: null };
  const shown = isComplete ? orders : orders.slice(0, FIRST_SHOWN);
  return (
    <section className={classes.group} aria-labelledby={titleId}>
      <div className={`stack-4 ${classes.head}`}>
        <div className="cluster-8">
          <h3 id={titleId} className={`text-label ${classes.reason}`}>
            {title}
          </h3>
          <Chip tone="pending">{texts.count(orders.reduce((sum, of) => sum + of.orders, 0))}</Chip>
        </div>
        {text ? (
          <p className={`prose-15 ${classes.advice}`}>
            {text}{' '}
            {link ? (
              <a className={classes.link} href={link.href}>
                {link.words}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className={classes.rows}>
        <Rows label={title}>
          {shown.map((order) => (
            <Row
              key={order.partner}
              name={`${order.partner ?? texts.noPartner} · ${texts.last(order)}`}
              facts={<Fault {...order} />}
              state={order.times > order.orders ? <Chip>{texts.times(order.times)}</Chip> : null}
              actions={isForPartner ? <CopyButton order={order} /> : null}
            />
          ))}
        </Rows>
      </div>
      {shown.length < orders.length ? (
        <Button variant="subtle" isWide className={classes.more} onClick={() => setIsWhole(true)}>
          {texts.more(orders.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}

function Fault({ field, words, faults, firstAt, lastAt, times }: RefusedOrders) {
  const [first, last] = [formatDateTime(new Date(firstAt)), formatDateTime(new Date(lastAt))];
  return (
    <>
      {field === null && words === null ? null : (
        <p className="text-14">
          {field === null ? null : <code className={classes.field}>{field}</code>}{' '}
          {words === null ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`}{' '}
          {faults > 1 ? texts.moreFields(faults - 1) : null}
        </p>
      )}
      <p>{times === 1 ? texts.once(last) : texts.between(first, last)}</p>
    </>
  );
}

function CopyButton({ order }: { order: RefusedOrders }) {
  const { title, facts } = refusedOrderWords(order, (at) => formatDateTime(new Date(at)));
  return (
    <Button
      variant="default"
      icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={texts.copyOf(texts.order(order.externalId))}
      onClick={() => void copyText(`${title}: ${facts}`, texts)}
    >
      {texts.copy}
    </Button>
  );
}

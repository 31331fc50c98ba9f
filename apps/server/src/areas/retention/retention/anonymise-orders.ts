import { columnOf, emptyOf, type Field } from '@comanda/domain/kit/fields/fields';
import { KINDS_WITH_TYPED_NOTE } from '@comanda/domain/kit/journal/kinds';
import {
  DOCUMENT_PARTS,
  ITEM_PARTS,
  OPTION_PARTS,
  type Parts,
  partsThatAre,
} from '@comanda/domain/orders/orders/document-parts';
import { ADDRESS_FIELDS } from '@comanda/domain/orders/orders/order-address';
import { CARD_FIELDS, goingWith, textsGoingWith } from '@comanda/domain/orders/orders/order-card';
import { ANONYMOUS } from '@comanda/domain/orders/privacy/without-customer';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { forgetCustomers } from '../../insight/insight/public.ts';
import { forgetWords } from './forget-words.ts';
import type { Going } from './free-text.ts';

/** Joins generated SQL parts with commas. */
const written = (parts: readonly string[]): Query => ({ text: parts.join(', '), values: [] });

/**
 * SQL expression for a list in the document, with the declared fields emptied in each of its entries. `more`:
 * further keys and values to set.
 */
const forgottenList = (list: Query, parts: Parts, more: Query = sql``): Query => sql`
  (select coalesce(jsonb_agg(part || jsonb_build_object(${emptiedIn(parts)}${more}) order by nr), '[]')
     from jsonb_array_elements(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end)
          with ordinality as parts (part, nr))`;
const emptiedIn = (parts: Parts): Query =>
  written(partsThatAre('emptied', parts).map((name) => `'${name}', null`));

const FORGOTTEN_ITEMS: Query = forgottenList(
  sql`document -> 'items'`,
  ITEM_PARTS,
  sql`, 'options', ${forgottenList(sql`part -> 'options'`, OPTION_PARTS)}`,
);

const literalOf = (empty: unknown) => (Array.isArray(empty) ? "'{}'" : empty === '' ? "''" : String(empty));

/** SQL expression for the document's address without personal data. Undeclared fields are dropped. */
const ADDRESS_WITHOUT_CONTACTS: Query = written(
  Object.entries<Field>(ADDRESS_FIELDS)
    .filter(([name, field]) => name !== 'formatted' && emptyOf(field) !== undefined)
    .map(([name, field]) =>
      field.isShared
        ? `'${name}', document #> '{address,${name}}'`
        : `'${name}', ${literalOf(emptyOf(field))}`,
    ),
);

const DROPPED = partsThatAre('dropped', DOCUMENT_PARTS).map((name) => `'${name}'`);
const DOCUMENT_WITHOUT_CONTACTS: Query = sql`
  (document - array[${written(DROPPED)}]) || jsonb_build_object(${emptiedIn(DOCUMENT_PARTS)}, 'items', ${FORGOTTEN_ITEMS}, 'address',
    case when jsonb_typeof(document -> 'address') = 'object' then jsonb_build_object(${ADDRESS_WITHOUT_CONTACTS},
      'formatted', concat_ws(', ', document #>> '{address,district}', document #>> '{address,city}')) end)`;

/** For each column: SQL that sets the column to its empty value (`=`), or compares it with that value. */
const emptied = (names: readonly (keyof typeof CARD_FIELDS)[], operator: '=' | 'is distinct from') =>
  names.map((name) => {
    const empty = name === 'customerName' ? `'${ANONYMOUS}'` : literalOf(emptyOf(CARD_FIELDS[name]));
    return `${columnOf(name)} ${operator} ${empty}`;
  });

const settingOf = (what: Going): Query => written(emptied(goingWith(what), '='));

const hasTextOf = (what: Going): Query => ({
  text: emptied(textsGoingWith(what), 'is distinct from').join(' or '),
  values: [],
});

/** SQL condition for orders that still have such data, so that anonymous orders are not written again. */
const HAS: Record<Going, Query> = {
  contacts: sql`(${hasTextOf('contacts')} or located_address is not null or cancel_text is not null
    or document is distinct from ${DOCUMENT_WITHOUT_CONTACTS})`,
  names: sql`(${hasTextOf('names')} or link_withdrawn_at is null)`,
};

/**
 * Sets the columns whose data are removed with the contacts: phone, address except district and city, notes, the
 * cancellation's text, and whole versions of cut texts. Items, sums, times and the cancellation's code stay.
 */
const WITHOUT_CONTACTS: Query = sql`
  ${settingOf('contacts')}, located_address = null, cancel_text = null, document = ${DOCUMENT_WITHOUT_CONTACTS}`;

/**
 * Sets the columns whose data are removed with the names. Afterwards the order does not identify its customer, and the
 * customer's link does not work.
 */
const WITHOUT_NAMES: Query = sql`
  ${settingOf('names')}, link_withdrawn_at = coalesce(link_withdrawn_at, now())`;

/** SQL condition for journal entries whose note was typed by a person. */
const HAS_TYPED_NOTE = sql`happened = any(${[...KINDS_WITH_TYPED_NOTE]}::text[])`;
const STEP_WITHOUT_CONTACTS: Query = sql`note = case when ${HAS_TYPED_NOTE} then null else note end`;
const STEP_WITHOUT_NAMES: Query = sql`
  ${STEP_WITHOUT_CONTACTS}, actor_name = case when actor_kind = 'customer' then null else actor_name end`;
const STEP_HAS: Record<Going, Query> = {
  contacts: sql`${HAS_TYPED_NOTE} and note is not null`,
  names: sql`(${HAS_TYPED_NOTE} and note is not null or actor_kind = 'customer' and actor_name is not null)`,
};

/**
 * Removes contacts, or contacts and names, from these orders if they are closed. `openBefore`: also from open orders
 * that were promised before this time. Returns the number of changed orders.
 */
export async function anonymiseOrders(
  tx: Transaction,
  orderIds: readonly number[],
  what: Going,
  openBefore: Date | null = null,
): Promise<number> {
  const these = sql`order_id = any(${[...orderIds]}::bigint[])`;
  const isContacts = what === 'contacts';
  const isDone = sql`(closed_at is not null or promised_for < ${openBefore})`;
  const [linked, changed] = await Promise.all([
    isContacts
      ? []
      : tx.rows<{ orderId: number }>(sql`
          select order_id as "orderId" from orders
           where store_id = ${tx.storeId} and ${these} and ${isDone} and link_withdrawn_at is null`),
    tx.rows(sql`
      update orders set ${isContacts ? WITHOUT_CONTACTS : sql`${WITHOUT_CONTACTS}, ${WITHOUT_NAMES}`}
       where store_id = ${tx.storeId} and ${these} and ${isDone}
         and (${isContacts ? HAS.contacts : sql`${HAS.contacts} or ${HAS.names}`}) returning 1`),
    tx.rows(sql`
      update order_history set ${isContacts ? STEP_WITHOUT_CONTACTS : STEP_WITHOUT_NAMES}
       where store_id = ${tx.storeId} and ${these} and ${isContacts ? STEP_HAS.contacts : STEP_HAS.names}`),
    tx.rows(sql`
      update store_events set ${isContacts ? STEP_WITHOUT_CONTACTS : STEP_WITHOUT_NAMES}
       where store_id = ${tx.storeId} and ${these} and status is not null
         and ${isContacts ? STEP_HAS.contacts : STEP_HAS.names}`),
    isContacts ? null : forgetCustomers(tx, orderIds),
    forgetWords(tx, orderIds, what),
  ]);
  for (const { orderId } of linked) tx.notify({ kind: 'link-ended', orderId });
  return changed.length;
}

const markOf = (what: Going): Query => ({ text: `${what}_gone_until`, values: [] });

/** SQL query for orders of `store_id` that closed after the store's mark and before `before`. */
const since = (mark: Query, storeId: Query, before: Date): Query => sql`
  o.closed_at is not null and o.closed_at < ${before}
  and o.closed_at > coalesce((select ${mark} from order_privacy_marks m where m.store_id = ${storeId}), '-infinity')`;

/**
 * SQL query for orders of `store_id` that were never closed, were promised before `before`, and still
 * identify their customer. There are few of them, so no mark is needed.
 */
const abandoned = (what: Going, storeId: Query, before: Date): Query => sql`
  o.store_id = ${storeId} and o.closed_at is null and o.promised_for < ${before} and ${HAS[what]}`;

/** The stores among `storeIds` with orders that became too old since the last run. */
export function storesToAnonymise(what: Going, before: Date, storeIds: readonly number[]): Query {
  return sql`
    select c.store_id as "storeId" from store_counters c
     where c.store_id = any(${[...storeIds]}::integer[])
       and (exists (select from orders o where o.store_id = c.store_id and ${since(markOf(what), sql`c.store_id`, before)})
         or exists (select from orders o where ${abandoned(what, sql`c.store_id`, before)}))`;
}

/**
 * Anonymises the store's next closed orders: up to `limit`, and any that closed at the same moment as the
 * last. Moves the store's mark to that moment. Then anonymises old open orders.
 */
export async function anonymiseNext(
  tx: Transaction,
  what: Going,
  { before, limit }: { before: Date; limit: number },
): Promise<{ deleted: number; isDone: boolean }> {
  const mark = markOf(what);
  await rereadFrom(tx, null);
  const due = await tx.rows<{ orderId: number }>(sql`
    select o.order_id as "orderId" from orders o where o.store_id = ${tx.storeId} and ${since(mark, sql`${tx.storeId}`, before)}
     order by o.closed_at fetch first (${limit}) rows with ties`);
  if (due.length === 0) return anonymiseAbandoned(tx, what, { before, limit });
  const orderIds = due.map(({ orderId }) => orderId);
  const deleted = await anonymiseOrders(tx, orderIds, what);
  await tx.lastRows(sql`
    update order_privacy_marks set ${mark} = (
      select max(closed_at) from orders where store_id = ${tx.storeId} and order_id = any(${orderIds}::bigint[]))
     where store_id = ${tx.storeId}`);
  return { deleted, isDone: false };
}

async function anonymiseAbandoned(
  tx: Transaction,
  what: Going,
  { before, limit }: { before: Date; limit: number },
): Promise<{ deleted: number; isDone: boolean }> {
  const due = await tx.rows<{ orderId: number }>(sql`
    select o.order_id as "orderId" from orders o where ${abandoned(what, sql`${tx.storeId}`, before)}
     order by o.order_id limit ${limit} for no key update`);
  if (due.length === 0) return { deleted: 0, isDone: true };
  const orderIds = due.map(({ orderId }) => orderId);
  return { deleted: await anonymiseOrders(tx, orderIds, what, before), isDone: due.length < limit };
}

/**
 * Moves the store's marks back to `from` (epoch milliseconds), because older closed orders are being
 * imported. Null only locks the marks. The lock serialises import and job: otherwise the job could move the
 * mark past imported orders.
 */
export async function rereadFrom(tx: Transaction, from: number | null): Promise<void> {
  const earlier = sql`${from === null ? 'infinity' : new Date(from - 1)}::timestamptz`;
  await tx.rows(sql`
    insert into order_privacy_marks as m (store_id) values (${tx.storeId})
    on conflict (store_id) do update set
      contacts_gone_until = least(m.contacts_gone_until, ${earlier}),
      names_gone_until = least(m.names_gone_until, ${earlier})`);
}

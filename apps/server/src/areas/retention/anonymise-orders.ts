import { type Query, sql } from '../../platform/database/sql.ts';

/** What the orders of somebody who is nobody's business any more are called. */
const ANONYMOUS = 'Cliente';

/**
 * What an order loses when its contacts go: phone, address but for district and city, notes, texts that were cut. Items,
 * sums and times stay.
 */
const WITHOUT_CONTACTS: Query = sql`
  customer_phone = null, is_phone_verified = false, located_address = null, is_located = false, search_text = '',
  document = (document - 'uncut') || jsonb_build_object('notes', null, 'address',
    case when jsonb_typeof(document -> 'address') = 'object' then jsonb_build_object(
      'street', '', 'number', '', 'complement', null, 'reference', null, 'postalCode', null,
      'latitude', null, 'longitude', null,
      'district', document #> '{address,district}', 'city', document #> '{address,city}',
      'state', document #> '{address,state}',
      'formatted', concat_ws(', ', document #>> '{address,district}', document #>> '{address,city}')) end)`;

/** What it loses when its names go: nobody can say any more whose it was. */
const WITHOUT_NAMES: Query = sql`
  customer_name = ${ANONYMOUS}, customer_id = null,
  cancel_text = case when cancelled_by = 'customer' then null else cancel_text end`;

/** The parts of a statement by which the orders of `due (store_id, order_id)` lose contacts, or contacts and names. */
function anonymising(due: Query, what: 'contacts' | 'names'): Query {
  const changes = what === 'contacts' ? WITHOUT_CONTACTS : sql`${WITHOUT_CONTACTS}, ${WITHOUT_NAMES}`;
  const told =
    what === 'contacts'
      ? sql`update order_history h set note = null from due
             where h.store_id = due.store_id and h.order_id = due.order_id and h.happened = 'address-adjusted'`
      : sql`update order_history h set actor_name = case when h.actor_kind = 'customer' then null else h.actor_name end,
                   note = case when h.happened = 'address-adjusted' or h.actor_kind = 'customer' then null else h.note end
              from due where h.store_id = due.store_id and h.order_id = due.order_id`;
  return sql`
    due as materialized (${due}), told as (${told}), changed as (
      update orders o set ${changes} from due
       where o.store_id = due.store_id and o.order_id = due.order_id
      returning o.order_id)`;
}

/** Rows of one store, and stores, taken at a time. */
const OF_ONE_STORE = 500;
const STORES = 10;

/**
 * One batch of closed orders loses its contacts or its names; the marks of their stores move on with it. `limit` bounds
 * the stores of a batch. Answers a row for each order.
 */
export function anonymiseBefore(what: 'contacts' | 'names', before: Date, limit: number): Query {
  const mark: Query = { text: what === 'contacts' ? 'contacts_until' : 'names_until', values: [] };
  const due = sql`
    select old.store_id, old.order_id, old.closed_at
      from (select c.store_id, coalesce(m.${mark}, '-infinity') as until from store_counters c
              left join order_privacy_marks m on m.store_id = c.store_id
             where exists (select from orders o where o.store_id = c.store_id and o.closed_at is not null
                              and o.closed_at > coalesce(m.${mark}, '-infinity') and o.closed_at < ${before})
             limit ${Math.min(STORES, limit)}) stores
     cross join lateral (
       select o.store_id, o.order_id, o.closed_at from orders o
        where o.store_id = stores.store_id and o.closed_at is not null
          and o.closed_at > stores.until and o.closed_at < ${before}
        order by o.closed_at fetch first ${OF_ONE_STORE} rows with ties) old`;
  return sql`
    with ${anonymising(due, what)}, moved as (
      insert into order_privacy_marks as m (store_id, ${mark})
      select store_id, max(closed_at) from due group by store_id
      on conflict (store_id) do update set ${mark} = greatest(m.${mark}, excluded.${mark})
    )
    select order_id from changed`;
}

/** The closed orders of one store, by their numbers, lose contacts and names. */
export function anonymiseOrders(storeId: number, orderIds: readonly number[]): Query {
  const due = sql`
    select store_id, order_id from orders
     where store_id = ${storeId} and order_id = any(${[...orderIds]}::bigint[]) and closed_at is not null`;
  return sql`with ${anonymising(due, 'names')} select order_id from changed`;
}

import { hoursOfSpan, SLOW_MINUTES, type SoldFilter } from '@comanda/domain/insight/insight/sold-filter';
import { joined, type Query, sql } from '../../../../platform/database/sql.ts';

/** SQL condition that the store refused the order of fact `f` before accepting it. */
export const IS_REFUSED: Query = sql`f.outcome = 'cancelled' and f.cancelled_by = 'user' and f.accept_minutes is null`;

/** SQL expression for the key of a cancellation in fact `f`: the canceller and the code of the reason. */
export const REASON_KEY: Query = sql`coalesce(f.cancelled_by, 'system') || ':' || coalesce(f.cancel_code, 'NONE')`;

/** SQL condition that the ledger's transaction `t` returned money of a delivered order. */
export const IS_REFUND: Query = sql`t.kind in ('refund', 'dispute-lost')`;

const MARKS = {
  late: () => sql`f.late_minutes > 0`,
  slow: () => sql`f.accept_minutes > ${SLOW_MINUTES}`,
  refunded: (storeId: number) => sql`exists (
      select from order_transactions t
       where t.store_id = ${storeId} and t.order_id = f.order_id and ${IS_REFUND})`,
} as const;

/** The SQL form of the domain's `foldedName`: lower case, without accents and repeated spaces. */
const folded = (name: Query) => sql`
  btrim(regexp_replace(regexp_replace(lower(normalize(${name}, NFD)), '[\u0300-\u036f]', '', 'g'), '[[:space:]]+', ' ', 'g'))`;

/**
 * SQL conditions of a filter for orders `o` with facts `f`. Fields of the filter that are not set add no
 * condition.
 */
export function soldConditions(storeId: number, filter: SoldFilter): Query {
  const { outcome, way, reason, mark, hours, weekday, missing } = filter;
  const requested: Query[] = [];
  if (outcome === 'refused') requested.push(IS_REFUSED);
  else if (outcome !== null) requested.push(sql`f.outcome = ${outcome}`);
  if (way !== null) requested.push(sql`f.way = ${way}`);
  if (reason !== null) requested.push(sql`f.outcome = 'cancelled' and ${REASON_KEY} = ${reason}`);
  if (mark !== null) requested.push(MARKS[mark](storeId));
  if (hours !== null) requested.push(sql`f.hour = any(${hoursOfSpan(hours) ?? []}::smallint[])`);
  if (weekday !== null) requested.push(sql`extract(dow from f.day) = ${weekday}`);
  if (missing !== null)
    requested.push(
      sql`exists (select from unnest(o.items_out) name where ${folded(sql`name`)} = ${missing})`,
    );
  return requested.length === 0 ? sql`true` : joined(requested, sql` and `);
}

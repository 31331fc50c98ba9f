import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { type Query, sql } from '../../../../platform/database/sql.ts';

/**
 * SQL expression for the state of settlement `s` with transfer `t`. Without a transfer, the whole amount was
 * deducted, the last transfer failed, or no transfer was made yet.
 */
export const SETTLEMENT_STATE: Query = sql`
  case when t.state = 'paid' or (s.transfer_key is null and s.payout_cents = 0) then 'paid'
       when t.state in ('asking', 'waiting') then 'processing'
       when t.state in ('failed', 'returned') or s.failed_key is not null then 'failed'
       else 'pending' end`;

/**
 * SQL expression for the bank day on which transfer `t` paid settlement `s`. If the whole amount was
 * deducted: the settlement's own day. Null while it is not paid.
 */
export const PAID_OUT_ON: Query = sql`
  case ${SETTLEMENT_STATE} when 'paid'
       then greatest(s.day, (t.paid_at at time zone ${PROVIDER_TIME_ZONE})::date) end`;

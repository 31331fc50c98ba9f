import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { type Query, sql } from '../../../../platform/database/sql.ts';

/**
 * State of settlement `s` by its transfer `t`. Without a transfer, either all was deducted, or the last transfer
 * failed, or none was sent yet.
 */
export const SETTLEMENT_STATE: Query = sql`
  case when t.state = 'paid' or (s.transfer_key is null and s.payout_cents = 0) then 'paid'
       when t.state in ('asking', 'waiting') then 'processing'
       when t.state in ('failed', 'returned') or s.failed_key is not null then 'failed'
       else 'pending' end`;

/**
 * The bank day on which settlement `s` was paid by transfer `t`. If all was deducted, the settlement's own day. Null
 * when it is not paid.
 */
export const PAID_OUT_ON: Query = sql`
  case ${SETTLEMENT_STATE} when 'paid'
       then greatest(s.day, (t.paid_at at time zone ${PROVIDER_TIME_ZONE})::date) end`;

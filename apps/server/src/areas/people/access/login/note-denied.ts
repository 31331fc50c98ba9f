import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { Logger } from '../../../../platform/log.ts';
import { type AccessRecord, recordAccess } from '../../audit/public.ts';
import { type BucketRule, createTokenBuckets } from '../throttling/token-buckets.ts';

/** Maximum of refusals that are recorded per session: a program in a loop must not fill the table. */
const NOTED_OF_SESSION: BucketRule = { perSecond: 0.1, burst: 20 };

/** A refused call, with its name. */
export interface Denial {
  call: string;
  address: string;
}

/** Records and logs that a user lacked a permission. The caller does not wait for it. */
export function createDenialNotes({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
}): (session: Session, denial: Denial) => void {
  const noted = createTokenBuckets(NOTED_OF_SESSION, clock);
  return ({ storeId, userId, sessionId, userName, visit }, { call, address }) => {
    if (noted.take(sessionId) > 0) return;
    log.warn({ storeId, userId, sessionId, call }, 'a person asked for what they may not do');
    const who: AccessRecord['details'] =
      visit === null ? {} : { visita: visit.visitId, por: `provedor: ${userName}` };
    const record = {
      action: 'denied' as const,
      userId: visit === null ? userId : null,
      sessionId,
      address,
      details: { chamada: call, ...who },
    };
    database
      .inStore(storeId, (tx) => recordAccess(tx, record, clock.now()))
      .catch((err: unknown) => log.error({ err }, 'recording a denial failed'));
  };
}

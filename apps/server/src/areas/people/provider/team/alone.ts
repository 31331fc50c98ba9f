import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { ALONE } from '@comanda/domain/people/provider/alone-limit';
import { isFresh } from '@comanda/domain/people/provider/second-person';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { changesOf } from './second-person.ts';

/**
 * Counts an amount that a person moves without a second person. Returns true within the limits per action and
 * per operational day. A login that another person has changed recently may move no money alone.
 */
export async function mayMoveAlone(
  tx: Transaction,
  cents: number,
  { operator, now }: ProviderActor,
): Promise<boolean> {
  const amount = Math.abs(cents);
  if (amount > ALONE.maxCents) return false;
  if (isFresh(operator, await changesOf(tx, [operator]), now)) return false;
  const day = operationalDate(PROVIDER_TIME_ZONE, now);
  // The row stays locked until the commit, so concurrent actions are counted one after another.
  const counted = await tx.rows(sql`
    insert into team_spending as kept (person_id, day, cents)
    select person_id, ${day}::date, ${amount} from provider_people where username = ${operator}
    on conflict (person_id, day) do update set cents = kept.cents + excluded.cents
      where kept.cents + excluded.cents <= ${ALONE.dayCents}
    returning 1`);
  return counted.length > 0;
}

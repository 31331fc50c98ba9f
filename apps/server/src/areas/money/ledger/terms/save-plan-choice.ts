import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Sets the store's plan from a future operational day on. A later choice for the same day replaces the
 * earlier choice.
 */
export async function savePlanChoice(
  tx: Transaction,
  { planId, fromDay, at, by }: { planId: number; fromDay: CalendarDate; at: number; by: string },
): Promise<void> {
  await tx.rows(sql`
    insert into plan_choices (store_id, from_day, plan_id, chosen_at, chosen_by)
    values (${tx.storeId}, ${fromDay}::date, ${planId}, ${new Date(at)}, ${by})
    on conflict (store_id, from_day) do update
      set plan_id = excluded.plan_id, chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by`);
  tx.announce('finance');
}

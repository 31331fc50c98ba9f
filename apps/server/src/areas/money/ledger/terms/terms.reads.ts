import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { CommissionTerms, PlanVersion } from '@comanda/domain/money/ledger/terms';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** A store's plan from an operational day on. */
export interface PlanChoice {
  fromDay: CalendarDate;
  planId: number;
}

/** All terms of a store: past, current and future versions. */
export interface StoredTerms {
  storeId: number;
  /** The first operational day of the ledger; null without a ledger. */
  openedOn: CalendarDate | null;
  commission: readonly CommissionTerms[];
  choices: readonly PlanChoice[];
  plans: readonly PlanVersion[];
}

export async function readTerms(tx: Transaction): Promise<StoredTerms> {
  const row = await tx.maybeRow<Omit<StoredTerms, 'storeId'>>(sql`
    select (select to_char(opened_on, 'YYYY-MM-DD') from ledger_books where store_id = ${tx.storeId}) as "openedOn",
           coalesce((select jsonb_agg(jsonb_build_object('fromDay', from_day, 'rateMillionths', rate_millionths,
                       'includesDelivery', includes_delivery) order by from_day)
                       from commission_terms where store_id = ${tx.storeId}), '[]') as commission,
           coalesce((select jsonb_agg(jsonb_build_object('fromDay', from_day, 'planId', plan_id) order by from_day)
                       from plan_choices where store_id = ${tx.storeId}), '[]') as choices,
           coalesce((select jsonb_agg(jsonb_build_object('planId', plan_id, 'fromDay', from_day, 'returnsFee', returns_fee,
                       'rates', rates) order by plan_id, from_day) from fee_plan_versions), '[]') as plans`);
  if (row === null) throw new Error('a select without a table has one row');
  return { storeId: tx.storeId, ...row };
}

/** Time and author of a change. The author is null for changes saved without one. */
interface SetBy {
  setAt: number;
  setBy: string | null;
}

/** All commissions set for the store. */
export const commissionVersions = (tx: Transaction): Promise<(CommissionTerms & SetBy)[]> =>
  tx.rows(sql`
    select from_day as "fromDay", rate_millionths as "rateMillionths", includes_delivery as "includesDelivery",
           set_at as "setAt", set_by as "setBy"
      from commission_terms where store_id = ${tx.storeId}`);

/** All plan choices of the store. */
export const planChoices = (tx: Transaction): Promise<(PlanChoice & SetBy)[]> =>
  tx.rows(sql`
    select from_day as "fromDay", plan_id as "planId", chosen_at as "setAt", chosen_by as "setBy"
      from plan_choices where store_id = ${tx.storeId}`);

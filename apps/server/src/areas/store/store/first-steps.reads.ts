import { FIRST_STEPS, type FirstStep } from '@comanda/domain/store/store/first-steps';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/**
 * Finds the setup steps that the store has not done, from its data. A store with orders is no longer asked to
 * add a printer or a team.
 */
export async function findMissingSteps(tx: Transaction): Promise<FirstStep[]> {
  const done = await tx.maybeRow<Record<FirstStep, boolean>>(sql`
    select exists (select from opening_hours where store_id = ${tx.storeId}) as hours,
           exists (select from delivery_areas where store_id = ${tx.storeId} and is_active) as areas,
           exists (select from menu_products where store_id = ${tx.storeId} and deleted_at is null) as menu,
           exists (select from payment_methods where store_id = ${tx.storeId}) as payments,
           worked or exists (select from print_devices where store_id = ${tx.storeId} and removed_at is null) as printer,
           worked or (select count(*) > 1 from users where store_id = ${tx.storeId} and is_active) as team
      from (select exists (select from orders where store_id = ${tx.storeId}) as worked) as life`);
  return FIRST_STEPS.filter((step) => done?.[step] === false);
}

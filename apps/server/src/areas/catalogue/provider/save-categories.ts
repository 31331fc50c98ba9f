import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../../access/public.ts';
import { type CategoryWithItems, replaceCategories } from '../categories.writes.ts';

/** Who of the provider acts, for the audit log. */
interface ProviderActor {
  operator: string;
  now: number;
}

/** Gives the store's menu these categories in the stead of those it has; answers how many they are, with how many items. */
export async function saveCategories(
  tx: Transaction,
  categories: readonly CategoryWithItems[],
  { operator, now }: ProviderActor,
): Promise<{ categories: number; items: number }> {
  const items = categories.reduce((sum, { externalCodes }) => sum + externalCodes.length, 0);
  await replaceCategories(tx, categories);
  const details = { por: `provedor: ${operator}`, categorias: categories.length, itens: items };
  await recordAudit(tx, { action: 'catalogue.categories-replaced', userId: null, details }, now);
  return { categories: categories.length, items };
}

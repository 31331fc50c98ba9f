import { listStoreCategories, replaceStoreCategories } from '@comanda/contract/provider/categories.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { inKnownStore } from '../../access/public.ts';
import { countCategoryItems } from '../categories.writes.ts';
import { readCategories } from './read-categories.ts';
import { saveCategories } from './save-categories.ts';

/** The categories of a store's menu, for the console. */
export function bindProviderCategories(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  bind(listStoreCategories, ({ storeId }) => inKnownStore(system, storeId, countCategoryItems));

  bind(replaceStoreCategories, async ({ storeId, file }, { provider }) => {
    const read = readCategories(new TextDecoder().decode(file.bytes));
    if ('fault' in read)
      throw new AppError('request.invalid', { fields: [{ campo: 'arquivo', mensagem: read.fault }] });
    const actor = { operator: provider.login, now: clock.now() };
    return inKnownStore(system, storeId, (tx) => saveCategories(tx, read.categories, actor));
  });
}

import { listStoreKeys, makeStoreKey, withdrawStoreKey } from '@comanda/contract/provider/intake-keys.calls';
import type { Clock } from '../../platform/clock.ts';
import { inKnownStore } from '../../platform/database/in-known-store.ts';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { listIntakeKeys, makeIntakeKey, withdrawIntakeKey } from './intake-keys.ts';

/** Keys with which partners send a store's orders, for the console. */
export function bindProviderKeys(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind(listStoreKeys, ({ storeId }) => inKnownStore(system, storeId, listIntakeKeys));

  bind(makeStoreKey, ({ storeId, label }, { provider }) =>
    inKnownStore(system, storeId, (tx) =>
      makeIntakeKey(tx, label, { operator: provider.login, now: clock.now() }),
    ),
  );

  bind(withdrawStoreKey, async ({ storeId, keyName }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const isWithdrawn = await inKnownStore(system, storeId, (tx) => withdrawIntakeKey(tx, keyName, actor));
    if (!isWithdrawn) throw new AppError('provider.unknown-key');
    return { message: null };
  });
}

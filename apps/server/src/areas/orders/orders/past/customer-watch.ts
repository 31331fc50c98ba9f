import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { CustomerWatch, Shown } from '../../../../platform/http/customer-watch.ts';
import { recordAccess, recordAudit } from '../../../people/audit/public.ts';
import { createRecently, type PastOrderLimit } from './past-order-limit.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts and records each user who sees customers of past days. Applies to all calls that declare such data.
 */
export function createCustomerWatch({
  database,
  clock,
  pastOrders,
}: {
  database: Database;
  clock: Clock;
  pastOrders: PastOrderLimit;
}): CustomerWatch {
  const noted = createRecently(clock, HOUR_MS);
  return {
    count: (by, kind) => pastOrders.countKind(by, kind),
    async note(shown) {
      const { by, address, what } = shown;
      const details = detailsOf(shown);
      // Prevents a second record for the next page of a list, or for the next letter of a search.
      const name = JSON.stringify([by.storeId, by.userId, details]);
      if (what.kind !== 'list' && noted.has(name)) return;
      const now = clock.now();
      await database.inStore(by.storeId, async (tx) => {
        await recordAccess(
          tx,
          { ...by, action: 'personal-data-seen', address, details: { ...details, motivo: what.kind } },
          now,
        );
        const action = what.kind === 'search' ? 'privacy.customers-searched' : 'privacy.customers-listed';
        await recordAudit(tx, { session: by, now }, action, { details });
      });
      noted.add(name);
    },
  };
}

function detailsOf({ what, orders, isFile }: Shown): Record<string, string | number> {
  if (what.kind === 'search') return {};
  return {
    lista: what.list,
    ...(isFile && { arquivo: 'sim' }),
    ...(orders?.days && { de: orders.days.from, ate: orders.days.to }),
    ...(orders !== null && { pedidos: orders.orders }),
  };
}

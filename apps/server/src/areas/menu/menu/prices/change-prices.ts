import { isDeepStrictEqual } from 'node:util';
import type { ConfirmedPriceInput } from '@comanda/contract/menu/menu/prices.calls';
import { type PricePlan, planPrices, sumOfPlan } from '@comanda/domain/menu/menu/bulk-prices';
import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { readMenuParts } from '../whole/menu.reads.ts';
import { saveBatch } from '../whole/menu-batches.ts';
import { PRICES } from './price-batch.ts';
import { writePrices } from './prices.writes.ts';
import { auditedPrices } from './prices-in-audit.ts';

/**
 * Changes the prices of many products by {@link planPrices}, all or none. Without an effective change, no
 * batch is saved. Throws `catalogue.product-not-found`, and `catalogue.prices-moved` when the new prices
 * would differ from the prices that the user confirmed.
 */
export const changePrices: Command<
  ConfirmedPriceInput,
  { version: number; batchId: string | null; prices: number }
> = async (tx, { seen, ...input }, session, now) => {
  await lockMenu(tx);
  const parts = await readMenuParts(tx);
  const known = new Set(parts.products.map(({ productId }) => productId));
  if (input.productIds.some((each) => !known.has(each))) throw new AppError('catalogue.product-not-found');
  const plan: PricePlan = planPrices(parts, input);
  const sum = sumOfPlan(plan);
  if (seen !== null && !isDeepStrictEqual(seen, sum)) throw new AppError('catalogue.prices-moved');
  if (sum.prices === 0) return { version: parts.version, batchId: null, prices: 0 };
  await writePrices(tx, plan, { userName: session.userName, now });
  const { products, sizes, options } = plan;
  const batchId = await saveBatch(tx, PRICES, { products, sizes, options }, session, now);
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.prices-changed', {
    details: { precos: sum.prices },
    before: { precos: auditedPrices(parts, plan, 'before') },
    after: { precos: auditedPrices(parts, plan, 'after') },
  });
  return { version, batchId, prices: sum.prices };
};

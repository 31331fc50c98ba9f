import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { readMenuParts } from '../whole/menu.reads.ts';
import { areUnchanged, backwards, type PriceChanges } from './price-batch.ts';
import { writePrices } from './prices.writes.ts';
import { auditedPrices } from './prices-in-audit.ts';

/**
 * Restores all prices of a batch. The menu must be locked. Throws `catalogue.undo-over` when one of the prices was
 * changed or deleted since.
 */
export const undoPrices: Command<PriceChanges, void> = async (tx, made, session, now) => {
  const parts = await readMenuParts(tx);
  const wanted = backwards(made);
  if (!areUnchanged(parts, wanted)) throw new AppError('catalogue.undo-over');
  await writePrices(tx, wanted, { userName: session.userName, now });
  const { products, sizes, options } = wanted;
  await recordAudit(tx, { session, now }, 'catalogue.prices-undone', {
    details: { precos: products.length + sizes.length + options.length },
    before: { precos: auditedPrices(parts, wanted, 'before') },
    after: { precos: auditedPrices(parts, wanted, 'after') },
  });
};

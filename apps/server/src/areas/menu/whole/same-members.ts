import type { OrderWish } from '@comanda/contract/menu/menu-change.wire';
import { AppError } from '../../../platform/errors/app-error.ts';

/**
 * Makes sure that an order somebody asks for names exactly what stands in the list, once each: who dragged in a list that
 * has changed since would else bring back what was deleted, or lose what came. Where it is said what it was made from, that
 * is the order which stands: nobody puts another one's move back unseen. Throws `catalogue.order-stale`.
 */
export function assertSameMembers(standing: readonly number[], { ids, before }: OrderWish): void {
  const known = new Set(standing);
  const isWhole =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((each) => known.has(each));
  // What stands already as it is wished was moved by nobody, or by this very call.
  const isOvertaken = before !== null && before.join() !== standing.join() && ids.join() !== standing.join();
  if (!isWhole || isOvertaken) throw new AppError('catalogue.order-stale');
}

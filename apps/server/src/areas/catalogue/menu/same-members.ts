import { AppError } from '../../../platform/errors/app-error.ts';

/**
 * Makes sure that an order somebody asks for names exactly what stands in the list, once each: who dragged in a list that
 * has changed since would else bring back what was deleted, or lose what came. Throws `catalogue.order-stale`.
 */
export function assertSameMembers(standing: readonly number[], wanted: readonly number[]): void {
  const known = new Set(standing);
  const isWhole =
    wanted.length === known.size &&
    new Set(wanted).size === known.size &&
    wanted.every((each) => known.has(each));
  if (!isWhole) throw new AppError('catalogue.order-stale');
}

import type { AreasChanged } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { Command } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { changeAreas } from './change-areas.ts';
import { findBatch } from './delivery-areas.reads.ts';
import { dropBatch } from './delivery-areas.writes.ts';

/**
 * Undoes a change as a whole, unless one of its areas has changed since. The undo itself can be undone. Throws
 * `delivery-areas.undo-over`.
 */
export const undoAreas: Command<{ batchId: string }, AreasChanged> = async (
  tx,
  { batchId },
  session,
  now,
) => {
  const found = await findBatch(tx, batchId, now);
  if (found === null) throw new AppError('delivery-areas.undo-over');
  const before = new Map(found.map((area) => [area.districtId, area.terms]));
  const undone = await changeAreas(
    tx,
    {
      chosen: found.map(({ districtId, madeVersion }) => ({ districtId, version: madeVersion })),
      next: (terms, districtId) => before.get(districtId) ?? terms,
      action: 'undone',
    },
    session,
    now,
  ).catch((error: unknown) => {
    const isStale = error instanceof AppError && error.code === 'record.changed-meanwhile';
    throw isStale ? new AppError('delivery-areas.undo-over', { current: error.details.current }) : error;
  });
  await dropBatch(tx, batchId);
  return undone;
};

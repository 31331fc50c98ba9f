import type { AreaTable } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { Command } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { hasActiveAreas, isKnownCity, readAreaTable } from './delivery-areas.reads.ts';
import { countChange, dropCity, holdAreas, saveCity } from './delivery-areas.writes.ts';

/** Adds a city to the store's list. A repeat changes nothing. Throws `delivery-areas.city-not-found`. */
export const addCity: Command<{ cityId: number }, AreaTable> = async (tx, { cityId }, session, now) => {
  await holdAreas(tx);
  if (!(await isKnownCity(tx, cityId))) throw new AppError('delivery-areas.city-not-found');
  const isNew = await saveCity(tx, cityId, session.userName);
  if (isNew) await notify(tx, 'city-added', cityId, session, now);
  return readAreaTable(tx);
};

/**
 * Removes a city from the list. The terms of its districts stay stored, and apply when the city is added again. Throws
 * `delivery-areas.city-in-use` while the store delivers there, `delivery-areas.city-not-found`.
 */
export const removeCity: Command<{ cityId: number }, AreaTable> = async (tx, { cityId }, session, now) => {
  await holdAreas(tx);
  if (await hasActiveAreas(tx, cityId)) throw new AppError('delivery-areas.city-in-use');
  if (!(await dropCity(tx, cityId))) throw new AppError('delivery-areas.city-not-found');
  await notify(tx, 'city-removed', cityId, session, now);
  return readAreaTable(tx);
};

async function notify(
  tx: Transaction,
  what: 'city-added' | 'city-removed',
  cityId: number,
  session: Session,
  now: number,
): Promise<void> {
  const version = await countChange(tx);
  const details = { cidade: cityId, versao: version };
  await recordAudit(tx, { session, now }, `delivery-areas.${what}`, { details });
  tx.announce('delivery-areas', version);
}

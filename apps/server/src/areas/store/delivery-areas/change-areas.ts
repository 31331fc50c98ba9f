import { randomUUID } from 'node:crypto';
import type { ChosenArea } from '@comanda/contract/store/delivery-areas/area-changes.wire';
import type { AreasChanged, ServedArea } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { sameTerms } from '@comanda/domain/store/delivery-areas/area-change';
import { type AreaTerms, UNSET_TERMS } from '@comanda/domain/store/delivery-areas/delivery-area';
import type { Command } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { areasVersion, countListed, type FoundArea, findAreas, packArea } from './delivery-areas.reads.ts';
import { countChange, holdAreas, saveAreas, saveBatch } from './delivery-areas.writes.ts';

/** A change of several areas. */
export interface WantedChange {
  chosen: readonly ChosenArea[];
  /** Returns the new terms of an area. */
  next(before: AreaTerms, districtId: number): AreaTerms;
  /** Name of the action in the audit log. */
  action: 'edited' | 'changed-many' | 'undone';
}

/**
 * The only function that changes delivery areas: all chosen areas or none. The store's areas are locked, so
 * the second of two concurrent changes is refused if its versions are outdated. Equal terms make no new
 * version and no conflict, so a client may repeat a change after a lost answer. Throws
 * `delivery-areas.not-found`, also for a city outside the store's list. Throws `record.changed-meanwhile`
 * with the first area that has changed.
 */
export const changeAreas: Command<WantedChange, AreasChanged> = async (
  tx,
  { chosen, next, action },
  session,
  now,
) => {
  await holdAreas(tx);
  const districtIds = [...new Set(chosen.map(({ districtId }) => districtId))];
  const [stored, known] = await Promise.all([findAreas(tx, districtIds), countListed(tx, districtIds)]);
  if (known < districtIds.length) throw new AppError('delivery-areas.not-found');
  const storedById = new Map(stored.map((area) => [area.areaId, area]));
  const seen = new Map(chosen.map(({ districtId, version }) => [districtId, version]));
  const found: FoundArea[] = [];
  const areas = districtIds.flatMap((districtId): ServedArea[] => {
    const current = storedById.get(districtId);
    const before: AreaTerms = current ?? UNSET_TERMS;
    const after = next(before, districtId);
    if (sameTerms(before, after)) return [];
    const expected = seen.get(districtId) ?? null;
    assertSameVersion(current ?? { version: 0, changedBy: null, changedAt: now }, expected);
    const version = (current?.version ?? 0) + 1;
    found.push({ districtId, madeVersion: version, terms: before });
    return [{ ...after, areaId: districtId, version, changedBy: session.userName, changedAt: now }];
  });
  if (areas.length === 0) return { version: await areasVersion(tx), areas, batchId: null };
  const batchId = randomUUID();
  const [version] = await Promise.all([
    countChange(tx),
    saveAreas(tx, areas),
    saveBatch(tx, batchId, found, now),
  ]);
  const made = areas.map((area) => ({ districtId: area.areaId, madeVersion: area.version, terms: area }));
  await recordAudit(tx, { session, now }, `delivery-areas.${action}`, {
    details: { bairros: areas.length, versao: version },
    before: { bairros: found.map(packArea) },
    after: { bairros: made.map(packArea) },
  });
  tx.announce('delivery-areas', version);
  return { version, areas, batchId };
};

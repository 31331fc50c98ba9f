import type { ChosenArea } from '@comanda/contract/store/delivery-areas/area-changes.wire';
import * as calls from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type { AreasChanged } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { type AreaChange, changedTerms } from '@comanda/domain/store/delivery-areas/area-change';
import type { Command } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { changeAreas, type WantedChange } from './change-areas.ts';
import { addCity, removeCity } from './change-cities.ts';
import { readAreaTable, searchCities } from './delivery-areas.reads.ts';
import { undoAreas } from './undo-areas.ts';

export function bindDeliveryAreas(bind: Bind): void {
  bind.readInStore(calls.listDeliveryAreas, readAreaTable);
  bind.inStore(calls.enableDeliveryArea, (tx, { districtId }, session, now) => {
    const chosen = [{ districtId, version: null }];
    return changeAreas(
      tx,
      { chosen, next: (before) => ({ ...before, isActive: true }), action: 'edited' },
      session,
      now,
    );
  });
  bind.inStore(calls.editDeliveryArea, (tx, { areaId, version, ...terms }, session, now) => {
    const chosen = [{ districtId: areaId, version }];
    return changeAreas(tx, { chosen, next: () => terms, action: 'edited' }, session, now);
  });
  bind.inStore(calls.switchDeliveryAreas, changeMany);
  bind.inStore(calls.changeDeliveryAreas, changeMany);
  bind.inStore(calls.undoDeliveryAreas, undoAreas);
  bind.inStore(calls.findCities, (tx, { text }) => searchCities(tx, text));
  bind.inStore(calls.addDeliveryCity, addCity);
  bind.inStore(calls.removeDeliveryCity, removeCity);
}

const changeMany: Command<{ chosen: readonly ChosenArea[]; change: AreaChange }, AreasChanged> = async (
  tx,
  { chosen, change },
  session,
  now,
) => {
  if (chosen.length === 0) throw new AppError('delivery-areas.nothing-selected');
  let isAnyServed = false;
  const next: WantedChange['next'] = (before) => {
    const after = changedTerms(before, change);
    isAnyServed ||= after.isActive;
    return after;
  };
  const answer = await changeAreas(tx, { chosen, next, action: 'changed-many' }, session, now);
  const requestsFree = change.free === 'on' || change.free === 'swap';
  // Inactive areas have no fee to remove, so only a change of active areas can fail here.
  if (requestsFree && isAnyServed && answer.areas.length === 0)
    throw new AppError('delivery-areas.already-free');
  return answer;
};

import {
  addDeliveryCity,
  changeDeliveryAreas,
  editDeliveryArea,
  enableDeliveryArea,
  findCities,
  listDeliveryAreas,
  removeDeliveryCity,
  switchDeliveryAreas,
  undoDeliveryAreas,
} from '@comanda/contract/delivery-areas/delivery-areas.calls';
import type { ChosenArea } from '@comanda/contract/delivery-areas/delivery-areas.wire';
import { type AreaChange, changedTerms } from '@comanda/domain/delivery-areas/area-change';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { Session } from '../../platform/http/requester.ts';
import { changeAreas } from './change-areas.ts';
import { addCity, removeCity } from './change-cities.ts';
import { readAreaTable, searchCities } from './delivery-areas.reads.ts';
import { undoAreas } from './undo-areas.ts';

interface Deps {
  database: Database;
  clock: Clock;
}

export function bindDeliveryAreas(bind: Bind, { database, clock }: Deps): void {
  /** Runs a command of a person in their store. */
  const inStoreOf = <T>(session: Session, work: (tx: Transaction, now: number) => Promise<T>) =>
    database.inStore(session.storeId, (tx) => work(tx, clock.now()));

  bind(listDeliveryAreas, (_input, { session }) => inStoreOf(session, readAreaTable));

  bind(enableDeliveryArea, ({ districtId }, { session }) =>
    inStoreOf(session, (tx, now) =>
      changeAreas(
        tx,
        {
          chosen: [{ districtId, version: null }],
          next: (before) => ({ ...before, isActive: true }),
          action: 'edited',
        },
        session,
        now,
      ),
    ),
  );

  bind(editDeliveryArea, ({ areaId, version, ...terms }, { session }) =>
    inStoreOf(session, (tx, now) =>
      changeAreas(
        tx,
        { chosen: [{ districtId: areaId, version }], next: () => terms, action: 'edited' },
        session,
        now,
      ),
    ),
  );

  const changeMany = (chosen: readonly ChosenArea[], change: AreaChange, session: Session) => {
    if (chosen.length === 0) throw new AppError('delivery-areas.nothing-selected');
    return inStoreOf(session, async (tx, now) => {
      const answer = await changeAreas(
        tx,
        { chosen, next: (before) => changedTerms(before, change), action: 'changed-many' },
        session,
        now,
      );
      const asksForFree = change.free === 'on' || change.free === 'swap';
      if (asksForFree && answer.areas.length === 0) throw new AppError('delivery-areas.already-free');
      return answer;
    });
  };
  bind(switchDeliveryAreas, ({ chosen, change }, { session }) => changeMany(chosen, change, session));
  bind(changeDeliveryAreas, ({ chosen, change }, { session }) => changeMany(chosen, change, session));

  bind(undoDeliveryAreas, ({ batchId }, { session }) =>
    inStoreOf(session, (tx, now) => undoAreas(tx, batchId, session, now)),
  );

  bind(findCities, ({ text }, { session }) => inStoreOf(session, (tx) => searchCities(tx, text)));

  bind(addDeliveryCity, ({ cityId }, { session }) =>
    inStoreOf(session, (tx, now) => addCity(tx, cityId, session, now)),
  );

  bind(removeDeliveryCity, ({ cityId }, { session }) =>
    inStoreOf(session, (tx, now) => removeCity(tx, cityId, session, now)),
  );
}

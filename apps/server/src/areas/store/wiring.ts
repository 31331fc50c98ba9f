import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { ServedDistricts } from './delivery-areas/public.ts';
import type { StoreSwitch } from './hours/public.ts';
import { TakenMethods } from './payment-methods/public.ts';
import {
  createStoreNotifier,
  type SalesOfStore,
  type StoreNotifier,
  StoreProfiles,
  storeSwitch,
} from './store/public.ts';

/** The services of all store areas. */
export interface Stores {
  profiles: StoreProfiles;
  notifier: StoreNotifier;
  /** The store's switch, which the hours area uses. */
  storeSwitch: StoreSwitch;
  districts: ServedDistricts;
  methods: TakenMethods;
  /** Conditions of online payment, provided by the money areas. */
  onlineSales: SalesOfStore;
}

interface StoreParts {
  database: Database;
  clock: Clock;
  log: Logger;
  realtime: Realtime;
  onlineSales: SalesOfStore;
}

export function createStores({ database, clock, log, realtime, onlineSales }: StoreParts): Stores {
  return {
    profiles: new StoreProfiles(database, clock),
    notifier: createStoreNotifier({ database, realtime, log }),
    storeSwitch,
    districts: new ServedDistricts(database),
    methods: new TakenMethods(database),
    onlineSales,
  };
}

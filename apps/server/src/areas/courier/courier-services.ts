import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import { createSealer, type Sealer } from '../../platform/sealed-text.ts';
import type { Throttles } from '../access/public.ts';
import type { OrderChanges } from '../orders/public.ts';
import type { CourierService } from './courier-service.ts';
import { createOpenDeliveryService } from './open-delivery-logistics/open-delivery-service.ts';
import { createSender } from './open-delivery-logistics/send-request.ts';

export interface CourierDeps {
  database: Database;
  /** Background work over all stores. */
  system: Database;
  changes: OrderChanges;
  throttles: Throttles;
  clock: Clock;
  log: Logger;
  /** Server secret; accounts are sealed and couriers' tokens signed with what is derived from it. */
  secret: string;
  /** Services of our own network may be asked. */
  mayUseLocalServices: boolean;
}

/** What the commands of this area work with. */
export interface CourierServices extends CourierDeps {
  sealer: Sealer;
  service: CourierService;
  /** Ends the questions under way; what was not answered is asked again after the next start. */
  stopAsking(): void;
}

export function createCourierServices(deps: CourierDeps): CourierServices {
  const stopping = new AbortController();
  return {
    ...deps,
    sealer: courierSealer(deps.secret),
    service: createOpenDeliveryService(deps.clock, createSender(stopping.signal, deps)),
    stopAsking: () => stopping.abort(),
  };
}

/** Seals the secrets of accounts; the provider's command line seals with the same. */
export function courierSealer(secret: string): Sealer {
  return createSealer(secret, 'courier.accounts');
}

import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { createSealer, type Sealer } from '../../../platform/sealed-text.ts';
import type { Throttles } from '../../people/access/public.ts';
import type { OrderChanges } from '../orders/public.ts';
import type { CourierService } from './courier-service.ts';
import { createOpenDeliveryService } from './open-delivery-logistics/open-delivery-service.ts';
import { createSender } from './open-delivery-logistics/send-request.ts';

export interface CourierDeps {
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  changes: OrderChanges;
  throttles: Throttles;
  clock: Clock;
  log: Logger;
  /** The server's secret. The keys for account secrets and courier tokens are derived from it. */
  secret: string;
  /** True to allow services in our own network. */
  mayUseLocalServices: boolean;
}

/** Dependencies of this area's commands. */
export interface CourierServices extends CourierDeps {
  sealer: Sealer;
  service: CourierService;
  /** Aborts the requests in progress. They are repeated after the next start. */
  stopRequests(): void;
}

export function createCourierServices(deps: CourierDeps): CourierServices {
  const stopping = new AbortController();
  return {
    ...deps,
    sealer: courierSealer(deps.secret),
    service: createOpenDeliveryService(deps.clock, createSender(stopping.signal, deps)),
    stopRequests: () => stopping.abort(),
  };
}

/** Encrypts the secrets of accounts. The provider's command line creates the same key. */
export function courierSealer(secret: string): Sealer {
  return createSealer(secret, 'courier.accounts');
}

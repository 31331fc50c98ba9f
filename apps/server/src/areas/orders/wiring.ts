import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../platform/clock.ts';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Pools } from '../../platform/database/pools.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { CustomerWatch } from '../../platform/http/customer-watch.ts';
import type { Logger } from '../../platform/log.ts';
import type { LastNumbers } from '../../platform/realtime/last-numbers.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { OrderHints } from '../../platform/redis/order-hints.ts';
import type { Throttles } from '../people/access/public.ts';
import type { StoreProfiles } from '../store/store/public.ts';
import { type Conversations, createConversations } from './chat/public.ts';
import { type CourierServices, createCourierOfOrder, createCourierServices } from './courier/public.ts';
import { ResentOrders } from './intake/public.ts';
import {
  type CourierOfOrder,
  createCustomerWatch,
  createOrderChanges,
  createPastOrderLimit,
  type MoneyOfOrder,
  type OrderChanges,
  OrderEvents,
  type OrderLinks,
  type PastOrderLimit,
} from './orders/public.ts';
import { createPrintService, type PrintService } from './printing/public.ts';

/** The services of all order areas. */
export interface Orders {
  events: OrderEvents;
  changes: OrderChanges;
  links: OrderLinks;
  /** Orders of erased customers that partners may send again after a restore. */
  resent: ResentOrders;
  pastOrders: PastOrderLimit;
  customerWatch: CustomerWatch;
  printing: PrintService;
  couriers: CourierServices;
  /** The courier port of the orders area. */
  courier: CourierOfOrder;
  conversations: Conversations;
}

interface OrderParts {
  database: Database;
  system: Database;
  systemPool: Pools['system'];
  announcements: Announcements;
  numbers: LastNumbers;
  hints: OrderHints;
  realtime: Realtime;
  clock: Clock;
  log: Logger;
  metrics: Registry;
  secret: string;
  throttles: Throttles;
  profiles: StoreProfiles;
  links: OrderLinks;
  money: MoneyOfOrder;
  mayUseLocalServices: boolean;
  epoch: string;
}

export function createOrders({
  systemPool,
  announcements,
  numbers,
  hints,
  realtime,
  links,
  money,
  ...parts
}: OrderParts): Orders {
  const { database, profiles, clock, log, metrics } = parts;
  const events = new OrderEvents({
    ...{ realtime, systemPool, announcements, numbers, hints },
    ...{ clock, log, metrics },
  });
  const printing = createPrintService(clock);
  const changes = createOrderChanges({ database, profiles, events, print: printing.ofOrder, money, clock });
  const { system, throttles, secret, mayUseLocalServices, epoch } = parts;
  const couriers = createCourierServices({
    ...{ database, system, changes, throttles, clock, log, secret, mayUseLocalServices },
  });
  const pastOrders = createPastOrderLimit(clock);
  return {
    ...{ events, changes, links, pastOrders, printing, couriers },
    resent: new ResentOrders(),
    customerWatch: createCustomerWatch({ database, clock, pastOrders }),
    courier: createCourierOfOrder(couriers),
    conversations: createConversations({ database, changes, clock, epoch }),
  };
}

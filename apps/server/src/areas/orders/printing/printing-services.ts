import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Throttles } from '../../people/access/public.ts';
import type { StoreProfiles } from '../../store/store/public.ts';
import type { OrderChanges, OrderEvents, PastOrderLimit } from '../orders/public.ts';
import type { PrintAgents } from './agents/print-agents.ts';
import type { TicketLogos } from './logo/ticket-logos.ts';
import type { PrintPlans } from './print-plans.ts';
import type { PrintSignals } from './print-signals.ts';

export interface PrintingDeps {
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  profiles: StoreProfiles;
  changes: OrderChanges;
  events: OrderEvents;
  realtime: Realtime;
  throttles: Throttles;
  plans: PrintPlans;
  logos: TicketLogos;
  signals: PrintSignals;
  pastOrders: PastOrderLimit;
  clock: Clock;
  log: Logger;
  /** The server's secret. The keys for codes and encrypted keys are derived from it. */
  secret: string;
  /** A restore of the database changes this UUID; clients then read all data again. */
  epoch: string;
}

/** Dependencies of this area's commands. */
export interface PrintingServices extends PrintingDeps {
  agents: PrintAgents;
}

import type { Clock } from '../../../platform/clock.ts';
import type { PrintOfOrder } from '../orders/public.ts';
import { createPrintPlans, type PrintPlans } from './print-plans.ts';
import { createPrintSignals, type PrintSignals } from './print-signals.ts';
import { createPrintOfOrder } from './tickets/print-of-order.ts';

/** The part of printing that makes tickets when orders change. Also needed for stores without devices. */
export interface PrintService {
  plans: PrintPlans;
  signals: PrintSignals;
  ofOrder: PrintOfOrder;
}

export function createPrintService(clock: Clock): PrintService {
  const plans = createPrintPlans(clock);
  const signals = createPrintSignals();
  return { plans, signals, ofOrder: createPrintOfOrder({ plans, signals }) };
}

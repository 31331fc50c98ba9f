import { COURIER_EVENTS } from '@comanda/domain/orders/courier/courier-events';
import * as z from 'zod/mini';

/** Faults of a bad service, which are all off at first. A change affects only the given faults. */
export const misbehaviourWire = z.object({
  /** Milliseconds before every answer. */
  delayMs: z.number(),
  /** Closes all connections without an answer. */
  isDown: z.boolean(),
  /** Answers new deliveries with 422. */
  refuses: z.boolean(),
  /** Accepts new deliveries, and rejects them afterwards. */
  rejects: z.boolean(),
  /** Accepts new deliveries, then closes the connection instead of answering. */
  losesAnswers: z.boolean(),
  refusesCancellations: z.boolean(),
  /** Cancels the delivery after this event. Null: the service does not cancel. */
  cancelsAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** After this event, the courier has a problem and waits for the store's decision. Null: there is no problem. */
  problemAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** Percent above the list price. The service rejects a delivery whose store agreed to a lower price. */
  priceRisePercent: z.number(),
  /** Offers no prices. The call for prices then answers 404. */
  namesNoPrices: z.boolean(),
  /** Sends every event twice. */
  duplicates: z.boolean(),
  /** Swaps two consecutive events. */
  reorders: z.boolean(),
  /** Also sends events of unknown types. */
  speaksStrangely: z.boolean(),
  signsWrongly: z.boolean(),
  /** Sends no events at all. */
  isSilent: z.boolean(),
});
export type Misbehaviour = z.infer<typeof misbehaviourWire>;

export const GOOD: Misbehaviour = {
  delayMs: 0,
  isDown: false,
  refuses: false,
  rejects: false,
  losesAnswers: false,
  refusesCancellations: false,
  cancelsAfter: null,
  problemAfter: null,
  priceRisePercent: 0,
  namesNoPrices: false,
  duplicates: false,
  reorders: false,
  speaksStrangely: false,
  signsWrongly: false,
  isSilent: false,
};

import { COURIER_EVENTS } from '@comanda/domain/orders/courier/courier-events';
import * as z from 'zod/mini';

/** Faults of a bad service, all off at first. A change only affects the faults that it names. */
export const misbehaviourWire = z.object({
  /** Delay of every answer. */
  delayMs: z.number(),
  /** Disconnects all callers. */
  isDown: z.boolean(),
  /** Answers new deliveries with 422. */
  refuses: z.boolean(),
  /** Accepts new deliveries, and rejects them afterwards. */
  rejects: z.boolean(),
  /** Accepts new deliveries, then disconnects instead of answering. */
  losesAnswers: z.boolean(),
  refusesCancellations: z.boolean(),
  /** Cancels the delivery after this event; null never. */
  cancelsAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** After this event the courier has a problem and waits for the store's decision; null never. */
  problemAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** Prices are this many percent above the list. A store that agreed to less is rejected. */
  priceRisePercent: z.number(),
  /** Offers no prices: the call does not exist. */
  namesNoPrices: z.boolean(),
  /** Sends every event twice. */
  duplicates: z.boolean(),
  /** Sends every event after the one that follows it. */
  reorders: z.boolean(),
  /** Sends unknown event types in between. */
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

import { COURIER_EVENTS } from '@comanda/domain/courier/courier-events';
import * as z from 'zod/mini';

/** Ways to be a bad service, all off at first; what is left out of a change stays as it is. */
export const misbehaviourWire = z.object({
  /** Every answer comes this late. */
  delayMs: z.number(),
  /** Hangs up on everybody. */
  isDown: z.boolean(),
  /** Answers new deliveries with 422. */
  refuses: z.boolean(),
  /** Takes new deliveries, and rejects them afterwards. */
  rejects: z.boolean(),
  /** Takes new deliveries, then hangs up instead of answering. */
  losesAnswers: z.boolean(),
  refusesCancellations: z.boolean(),
  /** Calls the delivery off after this event; null never. */
  cancelsAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** After this event the courier has a problem and waits for the store's word; null never. */
  problemAfter: z.nullable(z.enum(COURIER_EVENTS)),
  /** Prices stand this many percent above the list; who agreed to less is rejected. */
  priceRisePercent: z.number(),
  /** Names no prices: the call is not there. */
  namesNoPrices: z.boolean(),
  /** Sends every event twice. */
  duplicates: z.boolean(),
  /** Sends every event after the one that follows it. */
  reorders: z.boolean(),
  /** Sends words nobody knows in between. */
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

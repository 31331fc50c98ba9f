import * as z from 'zod/mini';

/** Faults of a bad payment provider, all off at first. A change affects only the given faults. */
export const misbehaviourWire = z.object({
  /** Delay of every answer. */
  delayMs: z.number(),
  /** Disconnects all callers. */
  isDown: z.boolean(),
  /** Answers everything with 500 and does nothing. */
  failsInside: z.boolean(),
  /** Executes the request, then disconnects instead of answering. */
  losesAnswers: z.boolean(),
  /** Answers 200 with a cent more than requested. */
  tellsOtherAmounts: z.boolean(),
  /** Every payment of a Pix is made twice. */
  paysTwice: z.boolean(),
  /** Accepts refunds and refuses them a moment later. */
  refusesRefunds: z.boolean(),
  /** Milliseconds a transfer takes, by the bank's own clock. */
  transfersTakeMs: z.number(),
  /** Transfers are paid and come back two days later. */
  returnsTransfers: z.boolean(),
  /** Sends no webhooks; events during that time are never reported. */
  isSilent: z.boolean(),
  /** Delay of webhooks, by the bank's own clock. */
  webhookDelayMs: z.number(),
  /** Sends every webhook three times. */
  repeats: z.boolean(),
  /** Sends the newest webhook first. */
  shuffles: z.boolean(),
  /** Loses every second webhook. */
  drops: z.boolean(),
  /** Signs webhooks with another secret, as an attacker would. */
  signsWrongly: z.boolean(),
  /** The daily report omits one line and has a cent more in another. */
  reportsWrongly: z.boolean(),
  /**
   * The bank's city in Pix codes: in ASCII, or with an accent, its length counted in characters or in bytes. `broken`:
   * one character is missing. `other-amount`: the code asks for a cent more.
   */
  pixCodes: z.enum(['ascii', 'accent-as-character', 'accent-as-bytes', 'broken', 'other-amount']),
});
export type Misbehaviour = z.infer<typeof misbehaviourWire>;

export const GOOD: Misbehaviour = {
  delayMs: 0,
  isDown: false,
  failsInside: false,
  losesAnswers: false,
  tellsOtherAmounts: false,
  paysTwice: false,
  refusesRefunds: false,
  transfersTakeMs: 5_000,
  returnsTransfers: false,
  isSilent: false,
  webhookDelayMs: 0,
  repeats: false,
  shuffles: false,
  drops: false,
  signsWrongly: false,
  reportsWrongly: false,
  pixCodes: 'ascii',
};

import * as z from 'zod/mini';

/** Faults of a bad payment provider, which are all off at first. A change affects only the given faults. */
export const misbehaviourWire = z.object({
  /** Milliseconds before every answer. */
  delayMs: z.number(),
  /** Closes all connections without an answer. */
  isDown: z.boolean(),
  /** Answers everything with 500 and does nothing. */
  failsInside: z.boolean(),
  /** Executes the request, then closes the connection instead of answering. */
  losesAnswers: z.boolean(),
  /** Answers 200 with an amount that is one cent higher than requested. */
  tellsOtherAmounts: z.boolean(),
  /** Makes every Pix payment twice. */
  paysTwice: z.boolean(),
  /** Accepts refunds, and refuses them a moment later. */
  refusesRefunds: z.boolean(),
  /** Milliseconds a transfer takes, by the bank's own clock. */
  transfersTakeMs: z.number(),
  /** Pays each transfer, and returns its money two days later. */
  returnsTransfers: z.boolean(),
  /** Sends no webhooks. Events during this time are not reported later either. */
  isSilent: z.boolean(),
  /** Milliseconds before each webhook, by the bank's own clock. */
  webhookDelayMs: z.number(),
  /** Sends every webhook three times. */
  repeats: z.boolean(),
  /** Sends the newest webhook first. */
  shuffles: z.boolean(),
  /** Loses every second webhook. */
  drops: z.boolean(),
  /** Signs webhooks with another secret, as an attacker would. */
  signsWrongly: z.boolean(),
  /** Omits one line of the daily report, and adds a cent to another line. */
  reportsWrongly: z.boolean(),
  /**
   * How Pix codes are written. `ascii`: the city has no accents. `accent-as-character` and `accent-as-bytes`:
   * the city has an accent, and its length counts characters or bytes. `broken`: one character is missing.
   * `other-amount`: the amount is one cent higher.
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

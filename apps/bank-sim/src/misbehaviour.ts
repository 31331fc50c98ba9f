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
  /** Answers 200 with a cent more than requested. */
  tellsOtherAmounts: z.boolean(),
  /** Makes every Pix payment twice. */
  paysTwice: z.boolean(),
  /** Accepts refunds and refuses them a moment later. */
  refusesRefunds: z.boolean(),
  /** Milliseconds a transfer takes, by the bank's own clock. */
  transfersTakeMs: z.number(),
  /** Pays transfers, which come back two days later. */
  returnsTransfers: z.boolean(),
  /** Sends no webhooks. Events of that time are never reported. */
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
   * The bank's city in Pix codes: in ASCII, or with an accent. The city's length is then counted in characters or
   * bytes. `broken`: one character is missing. `other-amount`: the code demands a cent more.
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

import * as z from 'zod/mini';

/** Ways to be a bad payment provider, all off at first; what is left out of a change stays as it is. */
export const misbehaviourWire = z.object({
  /** Every answer comes this late. */
  delayMs: z.number(),
  /** Hangs up on everybody. */
  isDown: z.boolean(),
  /** Answers everything with 500, having done nothing. */
  failsInside: z.boolean(),
  /** Does what it is asked, then hangs up instead of answering. */
  losesAnswers: z.boolean(),
  /** Answers 200 with a cent more than was asked. */
  tellsOtherAmounts: z.boolean(),
  /** Whoever pays a Pix pays it twice. */
  paysTwice: z.boolean(),
  /** Refunds are taken and refused a moment later. */
  refusesRefunds: z.boolean(),
  /** Milliseconds a transfer takes, by the bank's own clock. */
  transfersTakeMs: z.number(),
  /** Transfers are paid and come back two days later. */
  returnsTransfers: z.boolean(),
  /** Sends no webhooks; what happens meanwhile is never told. */
  isSilent: z.boolean(),
  /** Webhooks go out this much later, by the bank's own clock. */
  webhookDelayMs: z.number(),
  /** Sends every webhook three times. */
  repeats: z.boolean(),
  /** Sends the newest webhook first. */
  shuffles: z.boolean(),
  /** Loses every second webhook. */
  drops: z.boolean(),
  /** Signs webhooks with another secret, as somebody else would. */
  signsWrongly: z.boolean(),
  /** The daily report leaves one line out and has a cent more in another. */
  reportsWrongly: z.boolean(),
  /**
   * How Pix codes name the bank's city: in ASCII, or with an accent, its letters counted as characters or as bytes. `broken`: one character is
   * lost. `other-amount`: the code asks for a cent more.
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

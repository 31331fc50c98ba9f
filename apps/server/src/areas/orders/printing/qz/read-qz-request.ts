import { ok, type Result, refused } from '@comanda/domain/kit/result';
import * as z from 'zod/mini';
import { parseJson } from '../../../../platform/http/body/parse-json.ts';

/** Maximum difference between a panel's clock and ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const scalar = z.union([z.string().check(z.maxLength(255)), z.number(), z.boolean(), z.null()]);
/**
 * Accepts the options of the official client, except options that could waste paper or print elsewhere than
 * on a printer.
 */
const options = z.catchall(
  z.object({
    copies: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(99)))),
    jobName: z.optional(z.nullable(z.string().check(z.regex(/^[^\p{Cc}]{0,120}$/u)))),
    forceRaw: z.optional(z.nullable(z.literal(false))),
    altPrinting: z.optional(z.nullable(z.literal(false))),
  }),
  z.union([scalar, z.record(z.string(), scalar)]),
);

const nothing = z.optional(z.nullable(z.strictObject({})));

/**
 * Accepts only raw printer commands. Other types (files, URLs, pages) could read data of the computer or its
 * network.
 */
const rawRow = z.strictObject({
  type: z.literal('raw'),
  format: z.literal('command'),
  flavor: z.enum(['base64', 'hex', 'plain']),
  data: z.string(),
});

/** The only requests that are signed. QZ Tray's other functions (files, sockets, USB, serial ports) are refused. */
const qzRequest = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('printers.getDefault'), params: nothing, timestamp: z.number() }),
  z.strictObject({ call: z.literal('printers.detail'), params: nothing, timestamp: z.number() }),
  z.strictObject({
    call: z.literal('printers.find'),
    params: z.optional(z.nullable(z.strictObject({ query: z.optional(z.nullable(z.string())) }))),
    timestamp: z.number(),
  }),
  z.strictObject({
    call: z.literal('print'),
    params: z.strictObject({
      // QZ Tray can also print to files and hosts. A printer with only a name excludes both.
      printer: z.strictObject({ name: z.string() }),
      options,
      data: z.array(rawRow).check(z.minLength(1), z.maxLength(200)),
    }),
    timestamp: z.number(),
  }),
]);

export type RequestFault = 'no-request' | 'not-allowed' | 'not-now';

/**
 * Checks a text that a QZ client wants to be signed. The text must equal the output of `JSON.stringify`.
 * Otherwise, for example, a duplicate name could make QZ Tray read another request than the checked one.
 */
export function readQzRequest(text: string, now: number): Result<string, RequestFault> {
  const parsed = parse(text);
  if (parsed === undefined || JSON.stringify(parsed) !== text) return refused('no-request');
  const read = z.safeParse(qzRequest, parsed);
  if (!read.success) return refused('not-allowed');
  return Math.abs(read.data.timestamp - now) <= CLOCK_TOLERANCE_MS ? ok(text) : refused('not-now');
}

function parse(text: string): unknown {
  try {
    // The depth is limited, because the text is serialised again below.
    return parseJson(text);
  } catch {
    return undefined;
  }
}

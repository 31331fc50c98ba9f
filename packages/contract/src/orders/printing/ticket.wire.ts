import {
  MAX_LOGO_HEIGHT,
  MAX_LOGO_WIDTH,
  type Ticket,
  type TicketLogo,
} from '@comanda/domain/orders/printing/ticket/ticket';
import { dotsOf } from '@comanda/domain/orders/printing/ticket/ticket-logo';
import * as z from 'zod/mini';
import { asIs } from '../../kit/shape.ts';

const LONGEST_TEXT = 4_000;
/** Maximum number of rows; enough for 300 items with their options. */
const MAX_ROWS = 6_000;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
const size = z.optional(z.enum(['normal', 'large', 'huge']));
const indent = z.optional(z.int().check(z.gte(0), z.lte(16)));
const isBold = z.optional(z.boolean());

// A plain union: the discriminated one would add a kilobyte to every page of the panel.
const ticketRowWire = z.union([
  z.object({
    kind: z.literal('text'),
    text,
    align: z.optional(z.enum(['left', 'center'])),
    indent,
    size,
    isBold,
  }),
  z.object({ kind: z.literal('pair'), left: text, right: text, indent, size, isBold }),
  z.object({ kind: z.literal('banner'), text }),
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('gap') }),
]);

/** Maximum length of a logo in Base64. */
const MAX_BITS = 4 * Math.ceil(((MAX_LOGO_WIDTH / 8) * MAX_LOGO_HEIGHT) / 3);

const logoWire = z
  .object({
    width: z.int().check(z.gte(1), z.lte(MAX_LOGO_WIDTH)),
    height: z.int().check(z.gte(1), z.lte(MAX_LOGO_HEIGHT)),
    bits: z.string().check(z.maxLength(MAX_BITS)),
  })
  .check(z.refine((logo) => dotsOf(logo) !== null));

/** A logo; the number of its bits must match its size. */
export const ticketLogo = asIs<TicketLogo>(logoWire);

/**
 * The wire form of a ticket equals the domain form: both programs are ours, and the agent draws the rows that
 * the server made.
 */
export const ticketWire = z.object({
  title: z.string().check(z.maxLength(200)),
  rows: z.array(ticketRowWire).check(z.maxLength(MAX_ROWS)),
  // An invalid logo counts as missing, because it must not prevent the printing of an order's ticket.
  logo: z.optional(z.catch(z.optional(logoWire), undefined)),
});

export const ticketShape = asIs<Ticket>(ticketWire as z.ZodMiniType<Ticket>);

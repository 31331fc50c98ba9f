import {
  MOST_LOGO_HEIGHT,
  MOST_LOGO_WIDTH,
  type Ticket,
  type TicketLogo,
} from '@comanda/domain/orders/printing/ticket/ticket';
import { dotsOf } from '@comanda/domain/orders/printing/ticket/ticket-logo';
import * as z from 'zod/mini';
import { asIs } from '../../kit/shape.ts';

const LONGEST_TEXT = 4_000;
/** A ticket of 300 items with their options. */
const MOST_ROWS = 6_000;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
const size = z.optional(z.enum(['normal', 'large', 'huge']));
const indent = z.optional(z.int().check(z.gte(0), z.lte(16)));
const isBold = z.optional(z.boolean());

// A plain union: the other kind would cost every page of the panel a kilobyte.
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

/** Whole base64 letters of a logo of the largest size. */
const MOST_BITS = 4 * Math.ceil(((MOST_LOGO_WIDTH / 8) * MOST_LOGO_HEIGHT) / 3);

const logoWire = z
  .object({
    width: z.int().check(z.gte(1), z.lte(MOST_LOGO_WIDTH)),
    height: z.int().check(z.gte(1), z.lte(MOST_LOGO_HEIGHT)),
    bits: z.string().check(z.maxLength(MOST_BITS)),
  })
  .check(z.refine((logo) => dotsOf(logo) !== null));

/** A logo; its bits must be exactly as many as its size requires. */
export const ticketLogo = asIs<TicketLogo>(logoWire);

/** A ticket travels as it is: both ends are ours, and the agent draws what the server decided. */
export const ticketWire = z.object({
  title: z.string().check(z.maxLength(200)),
  rows: z.array(ticketRowWire).check(z.maxLength(MOST_ROWS)),
  // A logo that cannot be drawn is left out: it must not stop an order's paper.
  logo: z.optional(z.catch(z.optional(logoWire), undefined)),
});

export const ticketShape = asIs<Ticket>(ticketWire as z.ZodMiniType<Ticket>);

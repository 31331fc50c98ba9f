import type { TicketRow } from '@comanda/domain/orders/printing/ticket/ticket';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ticketLogo, ticketWire } from './ticket.wire.ts';

const LOGO = { width: 8, height: 2, bits: 'gQE=' };
const TICKET = { title: 'Comanda', rows: [{ kind: 'text' as const, text: 'A' }] };

/** A row of each kind with all of its fields. The type makes sure that a new kind is added here. */
const ROWS: { [Kind in TicketRow['kind']]: Required<Extract<TicketRow, { kind: Kind }>> } = {
  text: { kind: 'text', text: 'A', align: 'center', indent: 2, size: 'huge', isBold: true },
  pair: { kind: 'pair', left: 'A', right: 'B', indent: 2, size: 'large', isBold: false },
  banner: { kind: 'banner', text: 'A' },
  rule: { kind: 'rule' },
  gap: { kind: 'gap' },
};

it('a row of each kind arrives with all of its fields', () => {
  const ticket = { ...TICKET, rows: Object.values(ROWS) };
  expect(z.parse(ticketWire, ticket)).toEqual(ticket);
});

describe('a ticket with a logo', () => {
  it('travels whole', () => {
    expect(z.parse(ticketWire, { ...TICKET, logo: LOGO })).toEqual({ ...TICKET, logo: LOGO });
    expect(z.parse(ticketWire, TICKET)).toEqual(TICKET);
  });

  it('is the old ticket for print programs that do not know logos', () => {
    const rows = z.array(z.object({ kind: z.literal('text'), text: z.string() }));
    const older = z.object({ title: z.string().check(z.maxLength(200)), rows });
    expect(z.parse(older, { ...TICKET, logo: LOGO })).toEqual(TICKET);
  });

  it.each([
    ['a length that is not its own', { ...LOGO, bits: 'gQEB' }],
    ['no bits', { ...LOGO, bits: '' }],
    ['bits that are none', { ...LOGO, bits: '\x1b@\x1d=' }],
    ['a width out of bounds', { ...LOGO, width: 241 }],
    ['a height out of bounds', { ...LOGO, height: 161 }],
    ['a megabyte', { ...LOGO, bits: 'A'.repeat(1_000_000) }],
    ['nothing of a logo', 'logo'],
  ])('with %s is read without the logo', (_name, logo) => {
    expect(z.safeParse(ticketLogo.wire, logo).success).toBe(false);
    expect(z.parse(ticketWire, { ...TICKET, logo }).logo).toBeUndefined();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADDED_TEXTS } from '../../orders/order-address.ts';
import { CODE_PAGES } from '../print-device.ts';
import { PRINT_KINDS } from '../print-job.ts';
import { TICKET_LAYOUTS } from '../print-settings.ts';
import { escposOf } from '../printer/escpos.ts';
import { anItem, anOption, aTicketRequest, ticketOptions } from '../testing/a-ticket-request.ts';
import type { PrintedOrder } from './printed-order.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { ticketOf } from './ticket-of-order.ts';

/** Characters that no printer, terminal or page could take for a command. */
const HARMLESS = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff€]+$/;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('\x1b', '@', '\x1d', 'V', '\0', '\n', '\r', '\x10', '\x04', 'ã', '🍕', '\u202e'),
  }),
);

const order: fc.Arbitrary<PrintedOrder> = fc
  .tuple(text, text, text, text, text, text)
  .map(([a, b, c, d, e, f]) => ({
    ...SAMPLE_ORDER,
    storeName: a,
    code: b,
    customerName: c,
    customerPhone: d,
    district: e,
    address: SAMPLE_ORDER.address && {
      ...SAMPLE_ORDER.address,
      ...Object.fromEntries(ADDED_TEXTS.map(({ name }) => [name, e])),
      street: f,
      complement: a,
      district: b,
      city: c,
      reference: d,
    },
    items: [anItem({ name: a, unit: b, note: c, options: [anOption(d, { note: e })] })],
    amounts: [{ label: f, cents: 1 }],
    payments: SAMPLE_ORDER.payments.map((payment) => ({ ...payment, label: a })),
    notes: b,
    pickupCode: c,
    place: d,
    origin: e,
    cancellationReason: f,
  }));

it('a text from outside puts only letters on a row, and every row has some', () => {
  const wanted = fc.record({
    kind: fc.constantFrom(...PRINT_KINDS),
    station: text,
    layout: fc.constantFrom(...TICKET_LAYOUTS),
  });
  fc.assert(
    fc.property(order, wanted, (hostile, { kind, station, layout }) => {
      const { title, rows } = ticketOf(aTicketRequest({ kind, station }), hostile, ticketOptions({ layout }));
      expect(title).toMatch(HARMLESS);
      for (const row of rows) {
        if (row.kind === 'text' || row.kind === 'banner') expect(row.text).toMatch(HARMLESS);
        if (row.kind === 'pair') expect(row.left + row.right).toMatch(HARMLESS);
      }
    }),
  );
});

it.each(['Ɠ', 'İ', 'Ʃ', '𝐊𝐠'])('a unit written %s is of letters', (unit) => {
  const order = { ...SAMPLE_ORDER, items: [anItem({ unit })] };
  const { rows } = ticketOf(aTicketRequest(), order, ticketOptions());
  for (const row of rows) if (row.kind === 'pair') expect(row.left + row.right).toMatch(HARMLESS);
});

it.each(['ẖ', 'ŉ', 'ﬃ', 'ẞ'])('the capitals of a station named %s are letters', (station) => {
  const { rows } = ticketOf(aTicketRequest({ kind: 'production', station }), SAMPLE_ORDER, ticketOptions());
  for (const row of rows) if (row.kind === 'text') expect(row.text).toMatch(HARMLESS);
});

it('an uncleaned ticket gives a printer no commands either', () => {
  const commandsOf = (bytes: Uint8Array) => [...bytes].filter((byte) => byte < 0x20 && byte !== 0x0a);
  const ticketWith = (word: string) => ({
    title: '',
    rows: [
      { kind: 'text', text: `x${word}`, isBold: true } as const,
      { kind: 'pair', left: `x${word}`, right: word } as const,
    ],
  });
  fc.assert(
    fc.property(text, fc.constantFrom(...CODE_PAGES), (word, codePage) => {
      const bytes = (ticket: ReturnType<typeof ticketWith>) =>
        escposOf(ticket, { columns: 32, options: { codePage, cutsPaper: true }, opensDrawer: false });
      expect(commandsOf(bytes(ticketWith(word)))).toEqual(commandsOf(bytes(ticketWith('y'))));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { escapeToHtml, orderAnswer } from './order-detail.wire.ts';
import { statusChangeInput } from './orders.wire.ts';
import { letterOf, STATUS_LETTERS, statusOfLetter, targetOf } from './status-letters.wire.ts';
import { anyOrder } from './testing/any-order.ts';

describe('an order', () => {
  it('an order with everything goes out and comes back the same, through JSON', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const one = { order, now: 1_763_676_600_000, store: { storeId: 7, storeName: 'Loja' } };
        const wire = z.parse(orderAnswer.wire, JSON.parse(JSON.stringify(orderAnswer.encode(one))));
        expect(orderAnswer.decode(wire as never)).toEqual(one);
      }),
      { numRuns: 200 },
    );
  });

  it('a requested status is the same after the wire', () => {
    const input = {
      orderId: 3,
      target: 'cancelled' as const,
      note: null,
      cancelReason: 'RISK_AREA',
      cancelText: null,
      expected: 'pending' as const,
    };
    expect(statusChangeInput.encode(input)).toEqual({
      id: 3,
      new_status: 'PC',
      motivo_cancelamento: 'RISK_AREA',
      status_atual: 'PP',
    });
    expect(
      statusChangeInput.decode(z.parse(statusChangeInput.wire, statusChangeInput.encode(input)) as never),
    ).toEqual(input);
  });

  it('letters and states translate both ways; long forms are aliases', () => {
    for (const letter of STATUS_LETTERS) {
      expect(letterOf({ ...statusOfLetter(letter), isPrinted: letter === 'PI' })).toBe(letter);
    }
    expect([targetOf('CR'), targetOf('CONFIRMED'), targetOf('IN_DELIVERY'), targetOf('toString')]).toEqual([
      'ready-for-pickup',
      'accepted',
      'sent',
      null,
    ]);
  });
});

it('notes become HTML that can do nothing', () => {
  expect(escapeToHtml('<img src=x onerror="a()">\n&')).toBe(
    '&lt;img src=x onerror=&quot;a()&quot;&gt;<br>&amp;',
  );
  const markup = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'script', ' onload=', '\n', 'é'),
  });
  fc.assert(
    fc.property(markup, (text) => {
      const html = escapeToHtml(text);
      expect(html.replaceAll('<br>', '')).not.toMatch(/[<>"']/);
      expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

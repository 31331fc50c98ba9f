// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tones } from '../../../../../shared/sound/tones.ts';
import { anOrderCard, EVENING } from '../../testing/an-order-card.ts';
import { urgentOrders } from './urgent-orders.ts';
import { keepTitleUrgent, urgentTitle } from './urgent-title.ts';
import { rushOf } from './urgent-tone.ts';

const minute = 60_000;

it('counts the urgent orders and uses the most urgent one for all', () => {
  const soon = anOrderCard({ orderId: 1, acceptBy: EVENING + 8 * minute });
  const later = anOrderCard({ orderId: 2, acceptBy: EVENING + 9 * minute });
  const calm = anOrderCard({ orderId: 3, acceptBy: EVENING + 60 * minute });
  const at = (now: number) => urgentOrders([soon, later, calm], EVENING + now);
  expect(at(0)).toEqual({ urgency: 'calm', orders: [] });
  expect(at(5.5 * minute)).toEqual({ urgency: 'pressing', orders: [soon] });
  expect(at(7.5 * minute)).toEqual({ urgency: 'last-minute', orders: [soon, later] });
});

it.each(Object.values(tones))(
  '$label rings higher and with shorter pauses as the deadline nears, and fits its period',
  (tone) => {
    const pressing = rushOf.pressing?.toneOf(tone) ?? tone;
    const last = rushOf['last-minute']?.toneOf(tone) ?? tone;
    const rest = ({ notes, periodMs }: typeof pressing) =>
      periodMs - Math.max(...notes.map(({ startMs, durationMs }) => startMs + durationMs));
    const first = ({ notes }: typeof pressing) => notes[0]?.frequency ?? 0;
    expect(rest(pressing)).toBeLessThan(rest(tone));
    expect(rest(last)).toBeLessThan(rest(pressing));
    expect(rest(last)).toBeGreaterThan(0);
    expect(first(pressing)).toBeGreaterThan(first(tone));
    expect(first(last)).toBeGreaterThan(first(pressing));
  },
);

it('puts its text behind the count, one text at a time', () => {
  const pressing = urgentTitle('(2) Pedidos · Comanda', 'pressing');
  expect(pressing).toBe('(2) Pedido esperando! · Pedidos · Comanda');
  expect(urgentTitle(pressing, 'last-minute')).toBe('(2) Pedido vencendo! · Pedidos · Comanda');
  expect(urgentTitle(pressing, 'calm')).toBe('(2) Pedidos · Comanda');
});

it('restores it in a title that other code writes later', async () => {
  document.title = '(1) Pedidos · Comanda';
  const stop = keepTitleUrgent('last-minute');
  document.title = '(2) Produtos · Comanda';
  await Promise.resolve();
  expect(document.title).toBe('(2) Pedido vencendo! · Produtos · Comanda');
  stop();
  expect(document.title).toBe('(2) Produtos · Comanda');
});

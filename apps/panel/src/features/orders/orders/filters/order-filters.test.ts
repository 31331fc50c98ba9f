import { describe, expect, it } from 'vitest';
import { emptySections, type SectionLists } from '../board/board-sections.ts';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import { countByFilter, hidingFilters } from './filter-counts.ts';
import {
  addressOf,
  filterSections,
  filtersIn,
  lateOrders,
  matchesFilters,
  noFilters,
  type OrderFilter,
  toggled,
} from './order-filters.ts';

const none = new Set<number>();
const filters = (...chosen: OrderFilter[]) => new Set(chosen);
const cash = { chargeCents: 8640, paymentSummary: 'Dinheiro · troco p/ R$ 100,00' };
const card = { chargeCents: 8640, paymentSummary: 'Cartão na entrega' };

const board: SectionLists = {
  ...emptySections,
  pending: [anOrderCard({ orderId: 1, ...cash }), anOrderCard({ orderId: 2, fulfilment: 'pickup', ...card })],
  'in-production': [anOrderCard({ orderId: 3, status: 'accepted' })],
  delivered: [anOrderCard({ orderId: 4, status: 'delivered', fulfilment: 'pickup', closedAt: EVENING })],
};
const idsWith = (...chosen: OrderFilter[]) =>
  Object.values(filterSections(board, filters(...chosen), new Set([3])))
    .flat()
    .map(({ orderId }) => orderId);

describe('the address', () => {
  it('contains the chosen filters, in screen order', () => {
    expect(addressOf(filters('late', 'pickup'))).toBe('retirada.atrasados');
    expect([...filtersIn('?pedido=7&filtro=atrasados.retirada')]).toEqual(['pickup', 'late']);
  });

  it.each(['', '?filtro=', '?filtro=xss.%3Cb%3E', '?pedido=1'])('%s asks for none', (search) => {
    expect(filtersIn(search)).toBe(noFilters);
    expect(addressOf(filtersIn(search))).toBeUndefined();
  });

  it('reads back each address that it wrote', () => {
    const chosen = filters('cash-with-change', 'delivery', 'late');
    expect(filtersIn(`?filtro=${addressOf(chosen)}`)).toEqual(chosen);
  });
});

describe('narrowing', () => {
  it('returns the same lists without filters', () => {
    expect(filterSections(board, noFilters, none)).toBe(board);
  });

  it.each<[OrderFilter[], number[]]>([
    [['delivery'], [1, 3]],
    [['pickup'], [2, 4]],
    [
      ['delivery', 'pickup'],
      [1, 2, 3, 4],
    ],
    [['paid-online'], [3, 4]],
    [['pay-at-door'], [1, 2]],
    [['cash-with-change'], [1]],
    [
      ['cash-with-change', 'paid-online'],
      [1, 3, 4],
    ],
    [['late'], [3]],
    [['delivery', 'pay-at-door'], [1]],
    [['pickup', 'late'], []],
  ])('%j shows %j', (chosen, ids) => {
    expect(idsWith(...chosen)).toEqual(ids);
  });

  it('agendados shows orders for later, in every section', () => {
    const later = anOrderCard({ orderId: 5, status: 'accepted', scheduledFor: EVENING });
    expect(matchesFilters(later, filters('scheduled'), none)).toBe(true);
    expect(matchesFilters(later, filters('scheduled', 'late'), none)).toBe(false);
    expect(matchesFilters(anOrderCard(), filters('scheduled'), none)).toBe(false);
  });

  it('does not count change for an order that will not be paid', () => {
    const paid = anOrderCard({ chargeCents: 0, paymentSummary: 'Dinheiro · troco p/ R$ 50,00' });
    expect(matchesFilters(paid, filters('cash-with-change'), none)).toBe(false);
  });

  it('removes a chosen filter', () => {
    expect(toggled(filters('late'), 'late')).toBe(noFilters);
    expect([...toggled(filters('late'), 'pickup')]).toEqual(['late', 'pickup']);
  });
});

describe('the texts and counts', () => {
  it('counts open orders only', () => {
    expect(countByFilter(board, new Set([3]))).toEqual({
      delivery: 2,
      pickup: 1,
      'paid-online': 1,
      'pay-at-door': 2,
      'cash-with-change': 1,
      late: 1,
      scheduled: 0,
    });
  });

  it('knows which orders are late: pending by the answer, others by the promise', () => {
    const late = { acceptBy: EVENING - 1, promisedFor: EVENING - 1 };
    const sections = {
      ...emptySections,
      pending: [anOrderCard({ orderId: 1, ...late }), anOrderCard({ orderId: 2 })],
      'in-production': [anOrderCard({ orderId: 3, status: 'accepted', ...late })],
      delivered: [anOrderCard({ orderId: 4, status: 'delivered', ...late })],
    };
    expect(lateOrders(sections, EVENING)).toEqual([1, 3]);
  });

  it('names the filter that hides everything', () => {
    expect(hidingFilters(board, filters('pickup', 'late'), new Set([3]))).toEqual({
      filters: ['late'],
      revealed: 2,
    });
    expect(hidingFilters(board, filters('late'), none)).toEqual({ filters: ['late'], revealed: 4 });
  });

  it('names none when no single group is the cause', () => {
    const only = { ...emptySections, pending: [anOrderCard({ orderId: 1, ...card })] };
    expect(hidingFilters(only, filters('pickup', 'late'), none)).toBeNull();
  });
});

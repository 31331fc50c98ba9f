import type { Charts } from '@comanda/contract/insight/insight/charts.calls';
import type { Dashboard, Figures } from '@comanda/contract/insight/insight/dashboard.calls';
import type { Report } from '@comanda/contract/insight/insight/report.calls';
import type { SoldOrder } from '@comanda/contract/insight/insight/sold-order.wire';
import { METRICS, type MetricId } from '@comanda/domain/insight/insight/metrics';
import { daysOf } from '@comanda/domain/insight/insight/report-days';

const AT = Date.parse('2026-11-16T22:00:00Z');
const VALUES: Partial<Record<MetricId, readonly [value: number, before: number]>> = {
  'orders.received': [18, 15],
  'orders.completed': [12, 11],
  'orders.cancelled': [2, 0],
  'orders.unpaid': [1, 0],
  'orders.terms': [12, 11],
  'sales.terms': [158_946, 115_010],
  'sales.products': [159_796, 115_500],
  'fees.other': [0, 0],
  'sales.cancelled': [8_000, 0],
  'sales.gross': [165_296, 120_000],
  'sales.paid': [161_446, 117_000],
  'sales.store': [158_946, 115_010],
  discounts: [3_850, 3_000],
  ticket: [13_246, 10_455],
  commission: [19_074, 13_801],
  roi: [733, 733],
  'sales.per-real': [833, 833],
  coupons: [2, 4],
  'coupons.cents': [3_000, 4_100],
  'delivery.fees': [5_500, 5_000],
  'delivery.rides': [11, 10],
  refunds: [4_000, 0],
};

const figuresOf = (values: typeof VALUES): Figures =>
  Object.fromEntries(
    (Object.keys(METRICS) as MetricId[]).map((id) => {
      const [value = 0, before = 0] = values[id] ?? [];
      return [id, { value, before }];
    }),
  ) as Figures;

const NAMES = [
  'Calabresa',
  'Guaraná Antarctica 2 L',
  'Mussarela',
  'Queijo da serra',
  'Portuguesa com catupiry e borda recheada',
];

/** A dashboard of a week. */
export function someDashboard(over: Partial<Dashboard> = {}): Dashboard {
  const range = { from: '2026-11-10', to: '2026-11-16' };
  const before = { from: '2026-11-03', to: '2026-11-09' };
  const day = (counts: readonly number[]) => (date: string, index: number) => ({
    ...{ day: date, orders: counts[index] ?? 0, cents: (counts[index] ?? 0) * 5_990 },
  });
  const minutes = { half: 3, nineOfTen: 8, orders: 12 };
  return {
    ...range,
    ...{ beforeFrom: before.from, beforeTo: before.to, figures: figuresOf(VALUES) },
    ...{ isPreviousComplete: true, isSameHours: true, termsSince: null },
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, days: weekday === 1 ? 0 : 1 })),
    days: daysOf(range).map(day([0, 2, 1, 3, 4, 5, 3])),
    daysBefore: daysOf(before).map(day([1, 1, 0, 2, 3, 3, 1])),
    hours: [12, 19, 20, 21].flatMap((hour) =>
      [5, 6, 0].map((weekday) => ({ weekday, hour, orders: hour - 11, mean: (hour - 11) / 2 })),
    ),
    ...{
      accepting: minutes,
      kitchen: { ...minutes, half: 18, nineOfTen: 41 },
      promised: 11,
      late: 2,
      slow: 1,
    },
    arriving: { ...minutes, half: 38, nineOfTen: 61 },
    lost: [
      { key: 'user:UNAVAILABLE_ITEM', name: 'UNAVAILABLE_ITEM', times: 1, before: 0, cents: 5_800 },
      { key: 'customer:CONSUMER_CANCELLATION_REQUESTED', name: '', times: 1, before: 0, cents: 2_800 },
    ],
    out: [{ key: 'calabresa', name: 'Calabresa', times: 3, before: 0, cents: 0 }],
    items: NAMES.map((name, index) => ({
      ...{ key: `n:${index}`, name, times: 25 - 5 * index, before: 12, cents: 150_000 - 20_000 * index },
    })),
    customers: { fresh: 7, returning: 3, ordersWithoutCustomer: 1 },
    months: [
      { month: '2026-10', fresh: 31, returning: 12 },
      { month: '2026-11', fresh: 18, returning: 22 },
    ],
    remarkable: { rush: null, missing: null, feesChangedOn: null, scores: [] },
    ...{ silenced: [], isBehind: false, at: AT },
    ...over,
  };
}

/** A dashboard without orders. */
export const anEmptyDashboard = (): Dashboard =>
  someDashboard({ figures: figuresOf({}), lost: [], out: [], items: [], months: [], hours: [] });

/** Charts of a week. */
export function someCharts(over: Partial<Charts> = {}): Charts {
  return {
    weekdays: [5, 3, 0, 1, 2, 4, 4].map((orders, weekday) => ({
      ...{ weekday, orders, days: weekday === 1 ? 0 : 2, mean: weekday === 1 ? null : orders / 2 },
    })),
    items: NAMES.map((name, index) => ({ key: `n:${index}`, name, times: 25 - 5 * index })),
    districts: [
      { key: 'centro', name: 'Centro', orders: 6 },
      { key: 'mooca', name: 'Mooca', orders: 4 },
      { key: 'vila mariana', name: 'Vila Mariana', orders: 1 },
    ],
    atStore: 1,
    ways: [
      { key: 'online', name: 'Online', orders: 7 },
      { key: 'card', name: 'Cartão', orders: 2 },
      { key: 'cash', name: 'Dinheiro', orders: 3 },
    ],
    ...{ from: '2026-11-10', to: '2026-11-16', orders: 12, perDay: 1.6, isBehind: false, at: AT },
    ...over,
  };
}

export function someReport(over: Partial<Report> = {}): Report {
  const range = { from: '2026-11-10', to: '2026-11-16' };
  return {
    ...range,
    completed: { online: { orders: 7, cents: 142_856 }, onDelivery: { orders: 5, cents: 18_590 } },
    cancelled: { online: { orders: 1, cents: 5_800 }, onDelivery: { orders: 1, cents: 2_800 } },
    unpaid: { orders: 1, cents: 3_800 },
    ...{ productsCents: 159_796, deliveryCents: 5_500, otherFeesCents: 0, soldCents: 165_296 },
    ...{ discountCents: 3_850, totalCents: 161_446, refundedCents: 4_000 },
    days: daysOf(range).map((day, index) => ({ day, orders: index })),
    ways: [
      { way: 'online', completed: { orders: 7, cents: 142_856 }, cancelled: { orders: 1, cents: 5_800 } },
      { way: 'card', completed: { orders: 2, cents: 8_190 }, cancelled: { orders: 0, cents: 0 } },
      { way: 'cash', completed: { orders: 3, cents: 10_400 }, cancelled: { orders: 1, cents: 2_800 } },
    ],
    reasons: [{ key: 'user:UNAVAILABLE_ITEM', orders: 1, cents: 5_800 }],
    hours: [
      { hour: 19, completed: 5, cancelled: 1 },
      { hour: 20, completed: 7, cancelled: 1 },
    ],
    letterhead: ['Rua do Ouvidor, 12 - Sé', 'São Paulo - SP · CEP 01001-000', 'contato@donaconceicao.com.br'],
    ...{ isBehind: false, at: AT },
    ...over,
  };
}

/** A report without orders. */
export function anEmptyReport(): Report {
  const none = { online: { orders: 0, cents: 0 }, onDelivery: { orders: 0, cents: 0 } };
  return someReport({
    completed: none,
    cancelled: none,
    reasons: [],
    hours: [],
    totalCents: 0,
    unpaid: none.online,
  });
}

export function aSoldOrder(over: Partial<SoldOrder> = {}): SoldOrder {
  return {
    ...{ orderId: 5, code: 'K7QF', customerName: 'Conceição d’Ávila', createdAt: AT, day: '2026-11-16' },
    ...{
      status: 'delivered',
      isPrinted: true,
      courierStatus: null,
      isRefused: false,
      isUnpaid: false,
      way: 'card',
      method: 'CREDIT',
    },
    ...{
      subtotalCents: 6_190,
      otherFeesCents: 0,
      storeDiscountCents: 500,
      sponsoredCents: 500,
      deliveryCents: 800,
      totalCents: 5_990,
    },
    ...{ commissionCents: 683, coupon: 'BEMVINDO', isFirstInApp: false },
    ...{ reason: null, lateMinutes: null, refundedCents: 0, lostCents: 0 },
    ...over,
  };
}

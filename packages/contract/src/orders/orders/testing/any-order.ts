import type { Fields } from '@comanda/domain/kit/fields/fields';
import {
  COURIER_KINDS,
  COURIER_REQUEST_STATUSES,
  type OrderCourier,
} from '@comanda/domain/orders/orders/courier-request';
import { PROBLEM_ACTIONS } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { ADDRESS_FIELDS } from '@comanda/domain/orders/orders/order-address';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import { DIFFERENCE_KINDS } from '@comanda/domain/orders/orders/order-difference';
import { ORDER_PRINT_STATES } from '@comanda/domain/orders/orders/order-print-state';
import { KITCHEN_STAGES, ORDER_STATUSES, SERVINGS } from '@comanda/domain/orders/orders/order-status';
import { TOTAL_SUMS } from '@comanda/domain/orders/orders/total-proof';
import fc from 'fast-check';

const epoch = fc.integer({ min: 0, max: 4_000_000_000_000 });
const cents = fc.integer({ min: 0, max: 99_999_999 });
const word = fc.string({ maxLength: 30 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const VALUES = {
  text: word,
  'text?': maybe(word),
  texts: fc.array(fc.string(), { maxLength: 4 }),
  number: fc.nat(),
  'number?': maybe(fc.integer({ min: 1, max: 90_000 }).map((n) => n / 1000)),
  cents,
  moment: epoch,
  'moment?': maybe(epoch),
  boolean: fc.boolean(),
  digit: fc.boolean(),
  added: word,
} as const;

type Value<T> = T extends fc.Arbitrary<infer V> ? V : never;
type Values<F extends Fields> = {
  [Key in keyof F as F[Key]['type'] extends keyof typeof VALUES ? Key : never]: fc.Arbitrary<
    Value<(typeof VALUES)[F[Key]['type'] & keyof typeof VALUES]>
  >;
};

/** Generates any value for each field of a table, except for fields with types of their own. */
function valuesOf<F extends Fields>(fields: F): Values<F> {
  const named = Object.entries(fields).flatMap(([name, { type }]) =>
    typeof type === 'string' ? [[name, VALUES[type]]] : [],
  );
  return Object.fromEntries(named) as Values<F>;
}

const state = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    kitchenStage: maybe(fc.constantFrom(...KITCHEN_STAGES)),
  })
  .map(({ status, kitchenStage }) => ({ status, kitchenStage: status === 'accepted' ? kitchenStage : null }));

const courier: fc.Arbitrary<OrderCourier> = fc.record({
  requestId: fc.integer({ min: 1 }),
  kind: fc.constantFrom(...COURIER_KINDS),
  status: fc.constantFrom(...COURIER_REQUEST_STATUSES),
  isCancelling: fc.boolean(),
  problem: maybe(
    fc.record({
      reason: word,
      words: word,
      at: epoch,
      canFinish: fc.boolean(),
      needsStore: fc.boolean(),
      answer: maybe(fc.constantFrom(...PROBLEM_ACTIONS)),
      isAnswerTaken: fc.boolean(),
    }),
  ),
  person: maybe(
    fc.record({ name: maybe(word), vehicle: maybe(word), plate: maybe(word), phone: maybe(word) }),
  ),
  areaName: maybe(word),
  priceCents: maybe(cents),
  linkCode: maybe(word),
  trackingUrl: maybe(word),
  note: maybe(word),
  requestedAt: epoch,
});

/** Generates any order of the domain, with all of its optional parts. */
export const anyOrder: fc.Arbitrary<OrderDetail> = fc
  .record({
    ...valuesOf(CARD_FIELDS),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
    printState: fc.constantFrom(...ORDER_PRINT_STATES),
    courierStatus: maybe(
      fc.constantFrom(
        'searching' as const,
        'waiting-collect' as const,
        'with-delivery' as const,
        'returning' as const,
        'returned' as const,
        'dropped' as const,
        'finished' as const,
      ),
    ),
    serving: maybe(fc.constantFrom(...SERVINGS)),
    undo: maybe(fc.tuple(state, epoch).map(([back, until]) => ({ ...back, until }))),
    isNeverPaid: fc.constantFrom(undefined, true),
    differences: fc.array(
      fc.record({
        kind: fc.constantFrom(...DIFFERENCE_KINDS),
        name: maybe(word),
        line: maybe(fc.nat(99)),
        expectedCents: maybe(cents),
      }),
      { maxLength: 3 },
    ),
    externalId: word,
    customerLink: word,
    isCustomerHidden: fc.boolean(),
    customerOrderCount: fc.nat(),
    writtenAddress: maybe(word),
    addressId: maybe(fc.nat()),
    districtId: maybe(fc.nat()),
    courier: maybe(courier),
    address: maybe(fc.record(valuesOf(ADDRESS_FIELDS))),
    items: fc.array(
      fc.record({
        name: word,
        quantity: fc.integer({ min: 1, max: 9 }),
        unit: word,
        unitPriceCents: cents,
        totalCents: cents,
        lines: fc.array(word, { maxLength: 3 }),
        note: maybe(word),
        categoryId: fc.constant(null),
      }),
      { maxLength: 4 },
    ),
    amounts: fc.array(fc.record({ label: word, cents }), { maxLength: 3 }),
    payments: fc.array(
      fc.record({ method: word, label: word, isPrepaid: fc.boolean(), cents, changeForCents: maybe(cents) }),
      { maxLength: 2 },
    ),
    notes: maybe(word),
    pickupCode: maybe(word),
    cancellation: maybe(
      fc.record({
        reasonCode: word,
        reasonText: word,
        by: fc.constantFrom('user' as const, 'customer' as const),
        actorName: maybe(word),
        carrier: maybe(fc.record({ name: maybe(word), phone: maybe(word) })),
      }),
    ),
    currency: fc.option(fc.constantFrom('USD', 'EUR')),
    totalFaults: fc.array(
      fc.record({ sum: fc.constantFrom(...TOTAL_SUMS), computedCents: cents, statedCents: cents }),
      { maxLength: 3 },
    ),
    timeline: fc.array(fc.record({ label: word, at: epoch, actorName: maybe(word) }), { maxLength: 3 }),
  })
  .chain((order) => state.map((facts) => ({ ...order, ...facts })));

import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { expect, it } from 'vitest';
import type { Query } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { createPrintSignals } from '../print-signals.ts';
import { createPrintOfOrder } from './print-of-order.ts';

/** A fake transaction that returns no rows and records its statements. */
function aTransaction() {
  const requested: string[] = [];
  const rows = async <Row>({ name = 'unnamed' }: Query): Promise<Row[]> => {
    requested.push(name);
    return [];
  };
  const tx: Transaction = {
    storeId: 1,
    isCluster: false,
    rows,
    maybeRow: async <Row>(query: Query) => (await rows<Row>(query))[0] ?? null,
    lastRows: rows,
    together: async () => [],
    afterCommit: () => undefined,
    announce: () => undefined,
    notify: () => undefined,
  };
  return { tx, requested };
}

const card = (over: Partial<OrderCard>) =>
  ({ orderId: 1, status: 'pending', isPrinted: false, printState: 'none', ...over }) as OrderCard;

async function statementsOf(
  before: Partial<OrderCard>,
  next: Partial<OrderCard>,
  over: Partial<PrintSettings> = {},
) {
  const { tx, requested } = aTransaction();
  const settings = { ...DEFAULT_PRINT_SETTINGS, ...over };
  const devices = [{ deviceId: 1, name: 'Caixa', routes: NO_ROUTES, printers: [], isSuspended: false }];
  const plans = { of: async () => ({ storeId: 1, settings, devices }), forget: () => undefined };
  const print = createPrintOfOrder({ plans, signals: createPrintSignals() });
  await print.follow(tx, card(before), card(next), 0);
  return requested;
}

it('accepting sends one statement, or two with kitchen tickets', async () => {
  expect(await statementsOf({}, { status: 'accepted' })).toEqual(['insert-papers']);
  expect(await statementsOf({}, { status: 'accepted' }, { printsProduction: true })).toEqual([
    'categories-of-items',
    'insert-papers',
  ]);
});

it.each<[string, Partial<OrderCard>, Partial<OrderCard>]>([
  ['sending', { status: 'accepted', printState: 'printed' }, { status: 'sent', printState: 'printed' }],
  ['delivering', { status: 'sent' }, { status: 'delivered' }],
  ['taking an acceptance back', { status: 'accepted', printState: 'waiting' }, { printState: 'waiting' }],
  ['accepting what is printed already', {}, { status: 'accepted', isPrinted: true }],
  ['cancelling what has no papers', { status: 'accepted' }, { status: 'cancelled' }],
  [
    'anything about a cancelled order',
    { status: 'cancelled', printState: 'waiting' },
    { status: 'cancelled' },
  ],
])('%s costs none', async (_name, before, next) => {
  expect(await statementsOf(before, next)).toEqual([]);
});

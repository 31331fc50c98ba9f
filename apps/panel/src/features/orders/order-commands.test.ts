import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders.wire';
import { offeredActions } from '@comanda/domain/orders/order-actions';
import { describe, expect, it, vi } from 'vitest';
import { replaceWithSnapshot } from './board-state.ts';
import { createBoardStore, orderIn } from './board-store.ts';
import { createOrderCommands } from './order-commands.ts';
import { anOrderCard, EVENING } from './testing/an-order-card.ts';

function setting(send: (change: StatusChange) => Promise<StatusChanged>) {
  const store = createBoardStore();
  store.change((board) => replaceWithSnapshot(board, { seq: 1, orders: [anOrderCard()] }));
  let now = EVENING;
  const onRefused = vi.fn();
  const sent = vi.fn(send);
  const commands = createOrderCommands({ store, send: sent, onDone: vi.fn(), onRefused, now: () => now });
  const runPrimary = () => {
    const order = orderIn(store.getView(), 1) ?? anOrderCard();
    const [offered] = offeredActions(order);
    return offered ? commands.run(order, offered) : Promise.resolve(false);
  };
  return {
    store,
    sent,
    onRefused,
    runPrimary,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const accepted = async (): Promise<StatusChanged> => ({
  order: anOrderCard({ status: 'accepted', version: 2 }),
  seq: 2,
  now: EVENING,
  store: { storeId: 1, storeName: 'Loja' },
});

describe('order commands', () => {
  it('show the change before anything was answered', () => {
    const { store, runPrimary } = setting(() => new Promise(() => undefined));
    void runPrimary();
    expect(orderIn(store.getView(), 1)?.status).toBe('accepted');
    expect(store.getView().sections['in-production']).toHaveLength(1);
  });

  it('do not take the second half of a double click for the next action', async () => {
    const { store, sent, runPrimary, pass } = setting(accepted);
    expect(await runPrimary()).toBe(true);
    pass(300);
    expect(await runPrimary()).toBe(false);
    pass(300);
    void runPrimary();
    expect(sent.mock.calls.map(([change]) => change.target)).toEqual(['accepted', 'sent']);
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
  });

  it('take the change back when it was refused', async () => {
    const { store, onRefused, runPrimary } = setting(() => Promise.reject(new Error('no')));
    expect(await runPrimary()).toBe(false);
    expect(orderIn(store.getView(), 1)?.status).toBe('pending');
    expect(onRefused).toHaveBeenCalledOnce();
  });
});

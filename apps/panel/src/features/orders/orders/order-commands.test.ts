import type { StatusChange, StatusChanged, UndoInput } from '@comanda/contract/orders/orders/orders.wire';
import { offeredActions } from '@comanda/domain/orders/orders/order-actions';
import { describe, expect, it, vi } from 'vitest';
import { applyStatusChanged, replaceWithSnapshot } from './board/board-state.ts';
import { createBoardStore, orderIn, unansweredPending } from './board/board-store.ts';
import { createOrderCommands, UNANSWERED_MS } from './order-commands.ts';
import { createStepRest } from './step-rest.ts';
import { anOrderCard, EVENING } from './testing/an-order-card.ts';

function setting(
  send: (change: StatusChange) => Promise<StatusChanged>,
  sendUndo: (input: UndoInput) => Promise<StatusChanged> = () => Promise.reject(new Error('not expected')),
) {
  const store = createBoardStore();
  store.change((board) => replaceWithSnapshot(board, { seq: 1, orders: [anOrderCard()] }));
  let now = EVENING;
  const onRefused = vi.fn();
  const onDropped = vi.fn();
  const onUndoOver = vi.fn();
  const sent = vi.fn(send);
  const undoSent = vi.fn(sendUndo);
  const commands = createOrderCommands({
    store,
    rest: createStepRest(() => now),
    send: sent,
    sendUndo: undoSent,
    sendAcknowledgement: vi.fn(),
    onDone: vi.fn(),
    onUndone: vi.fn(),
    onUndoOver,
    onRefused,
    onDropped,
    now: () => now,
  });
  const runPrimary = () => {
    const order = orderIn(store.getView(), 1) ?? anOrderCard();
    const [offered] = offeredActions(order);
    return offered ? commands.run(order, offered) : Promise.resolve(false);
  };
  return {
    store,
    sent,
    onRefused,
    onDropped,
    undoSent,
    onUndoOver,
    commands,
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
  uncertain: [],
});

describe('order commands', () => {
  it('a change without an answer shows that after a while, and counts as pending until it is answered', async () => {
    vi.useFakeTimers();
    try {
      const answer = Promise.withResolvers<StatusChanged>();
      const { store, runPrimary } = setting(() => answer.promise);
      const done = runPrimary();
      vi.advanceTimersByTime(UNANSWERED_MS - 1);
      expect(store.getView().unanswered.size).toBe(0);
      vi.advanceTimersByTime(1);
      expect([...store.getView().unanswered]).toEqual([1]);
      expect(unansweredPending(store.getView())).toBe(1);
      answer.resolve(await accepted());
      await done;
      expect(store.getView().unanswered.size).toBe(0);
      expect(unansweredPending(store.getView())).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('show the change before the answer', () => {
    const { store, runPrimary } = setting(() => new Promise(() => undefined));
    void runPrimary();
    expect(orderIn(store.getView(), 1)?.status).toBe('accepted');
    expect(store.getView().sections['in-production']).toHaveLength(1);
  });

  it('do not take the second half of a double click for the next action', async () => {
    const { store, sent, runPrimary, pass } = setting(accepted);
    expect(await runPrimary()).toBe(true);
    pass(450);
    expect(await runPrimary()).toBe(false);
    pass(550);
    void runPrimary();
    expect(sent.mock.calls.map(([change]) => change.target)).toEqual(['accepted', 'sent']);
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
  });

  it('take steps one after another without waiting for an answer, each built on the one before', async () => {
    const answers: ((changed: StatusChanged) => void)[] = [];
    const { store, sent, runPrimary, pass } = setting(() => new Promise((resolve) => answers.push(resolve)));
    const first = runPrimary();
    pass(1000);
    const second = runPrimary();
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
    expect(sent).toHaveBeenCalledTimes(1);
    answers[0]?.(await accepted());
    expect(await first).toBe(true);
    await expect.poll(() => sent.mock.calls).toHaveLength(2);
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
    expect(sent.mock.calls.map(([{ target, expected }]) => [target, expected])).toEqual([
      ['accepted', 'pending'],
      ['sent', 'accepted'],
    ]);
    answers[1]?.({ ...(await accepted()), order: anOrderCard({ status: 'sent', version: 3 }) });
    expect(await second).toBe(true);
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
  });

  it('still show the next step when the push of the first change is faster than its answer', async () => {
    const { store, runPrimary, pass } = setting(() => new Promise(() => undefined));
    void runPrimary();
    pass(1000);
    void runPrimary();
    store.change((board) =>
      applyStatusChanged(board, { order: anOrderCard({ status: 'accepted', version: 2 }) }),
    );
    expect(orderIn(store.getView(), 1)?.status).toBe('sent');
  });

  it('wait for a slow answer also after a click, instead of losing it', async () => {
    const { sent, runPrimary, pass } = setting(() => new Promise(() => undefined));
    void runPrimary();
    pass(1000);
    let ended = false;
    void runPrimary().then(() => {
      ended = true;
    });
    await Promise.resolve();
    expect(ended).toBe(false);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('report that a waiting action was not sent after the one before it was refused', async () => {
    const { store, sent, onRefused, onDropped, runPrimary, pass } = setting(() =>
      Promise.reject(new Error('no')),
    );
    const first = runPrimary();
    pass(1000);
    expect(await Promise.all([first, runPrimary()])).toEqual([false, false]);
    expect(sent).toHaveBeenCalledOnce();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onDropped).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'send' }));
    expect(orderIn(store.getView(), 1)?.status).toBe('pending');
  });

  it('cancel only after earlier changes were answered', async () => {
    const { sent, commands, runPrimary } = setting(accepted);
    const running = runPrimary();
    await commands.cancel(anOrderCard({ status: 'accepted' }), { code: 'x', text: null });
    expect(await running).toBe(true);
    expect(sent.mock.calls.map(([{ target }]) => target)).toEqual(['accepted', 'cancelled']);
  });

  it('take the change back when it was refused', async () => {
    const { store, onRefused, runPrimary } = setting(() => Promise.reject(new Error('no')));
    expect(await runPrimary()).toBe(false);
    expect(orderIn(store.getView(), 1)?.status).toBe('pending');
    expect(onRefused).toHaveBeenCalledOnce();
  });

  describe('undo', () => {
    const undo = { status: 'pending' as const, kitchenStage: null, until: EVENING + 8_000 };
    const acceptedWithUndo = async (): Promise<StatusChanged> => ({
      ...(await accepted()),
      order: anOrderCard({ status: 'accepted', version: 2, undo }),
    });
    const undone = async (): Promise<StatusChanged> => ({
      ...(await accepted()),
      order: anOrderCard({ version: 3 }),
    });

    it('shows at once and names the change it takes back', async () => {
      const { store, commands, runPrimary, undoSent } = setting(acceptedWithUndo, undone);
      await runPrimary();
      const undoing = commands.undo(1);
      expect(orderIn(store.getView(), 1)?.status).toBe('pending');
      expect(await undoing).toBe(true);
      expect(undoSent).toHaveBeenCalledExactlyOnceWith({ orderId: 1, until: undo.until });
      expect(orderIn(store.getView(), 1)).toMatchObject({ status: 'pending', version: 3 });
    });

    it('waits for an unanswered change', async () => {
      let answer: (changed: StatusChanged) => void = () => undefined;
      const { store, commands, runPrimary, undoSent } = setting(
        () => new Promise((resolve) => (answer = resolve)),
        undone,
      );
      const running = runPrimary();
      const undoing = commands.undo(1);
      expect(orderIn(store.getView(), 1)?.status).toBe('pending');
      expect(undoSent).not.toHaveBeenCalled();
      answer(await acceptedWithUndo());
      expect(await Promise.all([running, undoing])).toEqual([true, true]);
      expect(undoSent).toHaveBeenCalledOnce();
      expect(orderIn(store.getView(), 1)).toMatchObject({ status: 'pending', version: 3 });
    });

    it('sends nothing when the change itself was refused', async () => {
      const { store, commands, runPrimary, undoSent } = setting(
        () => Promise.reject(new Error('no')),
        undone,
      );
      const both = [runPrimary(), commands.undo(1)];
      expect(await Promise.all(both)).toEqual([false, false]);
      expect(undoSent).not.toHaveBeenCalled();
      expect(orderIn(store.getView(), 1)?.status).toBe('pending');
    });

    it('reports that it is too late', async () => {
      const { commands, runPrimary, pass, undoSent, onUndoOver } = setting(acceptedWithUndo, undone);
      await runPrimary();
      pass(8_000);
      expect(await commands.undo(1)).toBe(false);
      expect(onUndoOver).toHaveBeenCalledOnce();
      expect(undoSent).not.toHaveBeenCalled();
    });

    it('returns to the former state when the server refuses', async () => {
      const { store, commands, runPrimary, onRefused } = setting(acceptedWithUndo, () =>
        Promise.reject(new Error('no')),
      );
      await runPrimary();
      expect(await commands.undo(1)).toBe(false);
      expect(onRefused).toHaveBeenCalledOnce();
      expect(orderIn(store.getView(), 1)?.status).toBe('accepted');
    });
  });
});

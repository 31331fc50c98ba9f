import type { BoardSnapshot, MissedEvents } from '@comanda/contract/orders/orders/orders.wire';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { applyMissedEvents, followClock, isOfOtherEpoch, replaceWithSnapshot } from './board/board-state.ts';
import type { BoardStore } from './board/board-store.ts';
import type { BoardUpdates } from './board-updates.ts';

const snapshotAttempts = 3;

export interface BoardReadsParts {
  store: BoardStore;
  api: {
    /** `atLeast`: the highest event number that this panel knows. The answer includes this event. */
    listBoard(atLeast: number): Promise<BoardSnapshot>;
    listEvents(afterSeq: number, atLeast: number): Promise<MissedEvents>;
  };
  /**
   * Called if the epoch has changed, which means that the server's database was restored. All data of this
   * panel are then outdated.
   */
  onOtherEpoch(): void;
}

/** Loads what the board has missed: the missed events, or the whole board if events are not enough. */
export function createBoardReads({ store, api, onOtherEpoch }: BoardReadsParts, updates: BoardUpdates) {
  let needsSnapshot = true;
  let received = 0;
  const highest = () => Math.max(received, store.getView().board.seq ?? 0);

  const fetchSnapshot = async () => {
    for (let attempt = 1; attempt <= snapshotAttempts; attempt += 1) {
      needsSnapshot = false;
      const snapshot = await api.listBoard(highest()).catch((failure: unknown) => {
        needsSnapshot = true;
        throw failure;
      });
      const before = store.getView().board;
      const isRestored = isOfOtherEpoch(before, snapshot.epoch);
      // Pushes may be newer than the answer; then the snapshot is requested again.
      if (!isRestored && before.seq !== null && snapshot.seq < before.seq && attempt < snapshotAttempts)
        continue;
      store.change((board) =>
        followClock(replaceWithSnapshot(board, snapshot), snapshot.now, monotonicNow()),
      );
      if (isRestored) {
        received = 0;
        onOtherEpoch();
      }
      if (before.seq !== null) updates.ofSnapshot(before, snapshot.orders);
      return;
    }
  };

  return {
    /** Call this with each event number that the server reports. */
    receive: (seq: number) => {
      received = Math.max(received, seq);
    },
    /** Makes the next fetch load the whole board. */
    wantSnapshot: () => {
      needsSnapshot = true;
    },
    fetch: async () => {
      for (let hasMore = true; hasMore; ) {
        const before = store.getView().board;
        if (needsSnapshot || before.seq === null) return fetchSnapshot();
        const missed = await api.listEvents(before.seq, highest());
        if (missed.isTooOld || isOfOtherEpoch(before, missed.epoch)) return fetchSnapshot();
        const current = store.getView().board;
        const { state, applied } = applyMissedEvents(current, missed);
        store.change(() => followClock(state, missed.now, monotonicNow()));
        updates.ofEvents(current, applied);
        // Stops after a page without a new event, because the same page must not be requested again
        // immediately.
        hasMore = missed.hasMore && applied.length > 0;
      }
    },
  };
}

import { expect, it } from 'vitest';
import { createLogger } from '../../../../platform/log.ts';
import { createStoreNotifier } from './notify-of-store-state.ts';

it('a change by another server sends no query when no panel of the store is connected, however many others are', async () => {
  const requested: number[] = [];
  const unwanted = () => {
    throw new Error('not for one store');
  };
  const notifier = createStoreNotifier({
    database: {
      inStore: async (storeId) => {
        requested.push(storeId);
        throw new Error('the database is away');
      },
      readInStore: unwanted,
      directory: unwanted,
    },
    realtime: { hasPanels: (storeId) => storeId === 1, watchedStores: unwanted, toPanels: unwanted },
    log: createLogger('silent'),
  });
  await notifier.notifyAgain(2);
  expect(requested).toEqual([]);
  await notifier.notifyAgain(1);
  expect(requested).toEqual([1]);
});

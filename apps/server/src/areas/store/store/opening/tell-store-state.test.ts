import { expect, it } from 'vitest';
import { createLogger } from '../../../../platform/log.ts';
import { createStoreTeller } from './tell-store-state.ts';

it('a change elsewhere costs nothing while no panel of the store is connected, however many others are', async () => {
  const asked: number[] = [];
  const unwanted = () => {
    throw new Error('not for one store');
  };
  const teller = createStoreTeller({
    database: {
      inStore: async (storeId) => {
        asked.push(storeId);
        throw new Error('the database is away');
      },
      readInStore: unwanted,
      directory: unwanted,
    },
    realtime: { hasPanels: (storeId) => storeId === 1, watchedStores: unwanted, toPanels: unwanted },
    log: createLogger('silent'),
  });
  await teller.tellAnew(2);
  expect(asked).toEqual([]);
  await teller.tellAnew(1);
  expect(asked).toEqual([1]);
});

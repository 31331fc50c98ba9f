import { argv, kill, pid } from 'node:process';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { JournalRunner } from '@comanda/server/src/platform/journal/journal-runner.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { Registry } from '@prometheus-io/client';
import { countingReader } from './counting-reader.ts';

// A server that reads one store's journal and is killed: `dying-reader.ts <app url> <system url> <store>
// <when> <step>`. It is killed "before" or "after" the work of that step. With "committed", it is killed in
// the next step, before it has read anything.

const [appUrl = '', systemUrl = '', storeId = '', when, step = '1'] = argv.slice(2);
const counting = countingReader();
let steps = 0;
const dies = (now: string) => {
  if (now === when && steps === Number(step)) kill(pid, 'SIGKILL');
};
const open = (url: string) =>
  createDatabase(createPool({ url, max: 2, applicationName: 'dying', onError: () => undefined }));
const runner = new JournalRunner({
  database: open(appUrl),
  system: open(systemUrl),
  clock: { now: Date.now },
  log: createLogger('silent'),
  metrics: new Registry(),
  readers: [
    countingReader({
      read: async (tx, entries) => {
        dies('committed');
        steps += 1;
        dies('before');
        await counting.read(tx, entries);
        dies('after');
      },
    }),
  ],
});
runner.wake(Number(storeId));

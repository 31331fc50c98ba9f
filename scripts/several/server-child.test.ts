import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, vi } from 'vitest';
import { startServerChild } from './server-child.ts';

/** A program that ends after its first start, fails at its second start, and then works. */
const PROGRAM = `
  import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync(process.env.STARTS, '.');
  const starts = readFileSync(process.env.STARTS, 'utf8').length;
  if (starts === 2) process.exit(1);
  process.send({ url: 'http://localhost', isDemo: false, missing: [] }, () => {
    if (starts === 1) process.exit(1);
  });
  process.once('SIGTERM', () => process.exit(0));
  process.once('disconnect', () => process.exit(0));
`;

it('a server that dies starts again, also when a start fails because the database is away', async () => {
  const folder = folderOfTest();
  const [entry, starts] = [join(folder, 'server.mjs'), join(folder, 'starts')];
  writeFileSync(entry, PROGRAM);
  writeFileSync(starts, '');
  const on = { served: vi.fn(), died: vi.fn() };
  const child = startServerChild({ ...process.env, STARTS: starts }, on, { entry, againMs: 1 });
  expect(await child.ready).toMatchObject({ url: 'http://localhost' });
  // The second start failed, so the third start is the second successful one.
  await expect.poll(() => on.served.mock.calls.length).toBe(2);
  expect(on.died).toHaveBeenCalledTimes(2);
  expect(await child.replace()).toBe(true);
  await child.stop();
  expect(readFileSync(starts, 'utf8')).toBe('....');
});

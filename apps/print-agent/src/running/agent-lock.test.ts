import { existsSync, linkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { isLocked, lockFolder } from './agent-lock.ts';

/** Leaves the socket of a killed agent, which is a file without a listener. */
async function leaveSocket(folder: string): Promise<void> {
  const path = join(folder, 'agente.sock');
  const server = createServer().listen(join(folder, 'outro.sock'));
  await new Promise((resolve) => server.once('listening', resolve));
  linkSync(join(folder, 'outro.sock'), path);
  await new Promise((resolve) => server.close(resolve));
  expect(existsSync(path)).toBe(true);
}

describe.skipIf(process.platform === 'win32')('the lock of a folder', () => {
  it('belongs to one agent, and is free again afterwards', async () => {
    const folder = folderOfTest();
    const unlock = await lockFolder(folder);
    expect(await isLocked(folder)).toBe(true);
    expect(await lockFolder(folder)).toBeNull();
    unlock?.();
    expect(await isLocked(folder)).toBe(false);
    (await lockFolder(folder))?.();
  });

  it('is free after a kill, and only one of many simultaneous new agents gets it', async () => {
    const folder = folderOfTest();
    await leaveSocket(folder);
    const got = await Promise.all(Array.from({ length: 5 }, () => lockFolder(folder)));
    expect(got.filter((unlock) => unlock !== null)).toHaveLength(1);
    expect(await isLocked(folder)).toBe(true);
    for (const unlock of got) unlock?.();
  });

  it('can be taken after an agent was killed during its takeover', async () => {
    const folder = folderOfTest();
    await leaveSocket(folder);
    const turn = join(folder, 'agente.sock.vez');
    writeFileSync(turn, '');
    expect(await lockFolder(folder)).toBeNull();
    utimesSync(turn, 0, 0);
    const unlock = await lockFolder(folder);
    expect(unlock).not.toBeNull();
    unlock?.();
  });
});

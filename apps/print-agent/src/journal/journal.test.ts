import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { A_CONFIG, anAgentJob } from '../testing/an-agent-job.ts';
import { type Journal, openJournal } from './journal.ts';
import { createJournalSeal } from './journal-seal.ts';
import { REMEMBERED_MS } from './journal-state.ts';

const aPath = () => join(folderOfTest(), 'diario.jsonl');
const NOW = 1_800_000_000_000;
const opened: Journal[] = [];
async function open(path: string, at = NOW, token = 'a pairing'): Promise<Journal> {
  const journal = await openJournal(path, () => at, createJournalSeal(token));
  opened.push(journal);
  return journal;
}
// Closes the journals only at the end, because a test reopens a journal as if its agent had been killed.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((journal) => journal.close()));
});
/** Fills the disk, so that the next write saves this many bytes and fails. */
async function fillDisk(path: string, room: number): Promise<void> {
  const file = await openFile(path, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  const { write } = prototype;
  vi.spyOn(prototype, 'write').mockImplementationOnce(async function (
    this: FileHandle,
    bytes: Uint8Array,
    offset: number,
    _length: number,
    position: number,
  ) {
    await Reflect.apply(write, this, [bytes, offset, Math.min(room, bytes.length), position]);
    throw new Error('ENOSPC');
  } as unknown as FileHandle['write']);
}
const taken = (id: number) => ({ t: 'taken' as const, job: anAgentJob(id), deadline: NOW + 1000 });
const ended = (id: number, em = NOW) => ({
  t: 'ended' as const,
  id,
  estado: 'impresso' as const,
  motivo: null,
  impressora: 'COZINHA',
  em,
});

describe('a journal', () => {
  it('has the same state after a kill', async () => {
    const path = aPath();
    const journal = await open(path);
    await journal.append({ t: 'config', config: A_CONFIG }, taken(1), taken(2), taken(3));
    await journal.append({ t: 'begun', id: 1, copy: '1 COZINHA' }, { t: 'done', id: 1, copy: '1 COZINHA' });
    await journal.append({ t: 'begun', id: 2, copy: '1 COZINHA' }, ended(1), { t: 'heard', id: 1 });
    // The first journal remains open, as after a kill.
    const again = await open(path);
    expect(again.state).toEqual(journal.state);
    expect([...again.state.held.keys()]).toEqual([2, 3]);
    expect(again.state.held.get(2)?.begun).toEqual(new Set(['1 COZINHA']));
    expect(again.state.ended.get(1)?.isAcknowledged).toBe(true);
    expect(again.state.config).toEqual(A_CONFIG);
  });

  it('is readable by its owner only', async () => {
    const path = aPath();
    await open(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is unreadable without the key of its pairing', async () => {
    const path = aPath();
    const job = anAgentJob(1, {
      comanda: { title: 'x', rows: [{ kind: 'text', text: 'Rua da Glória, 182' }] },
    });
    await (await open(path)).append({ t: 'taken', job, deadline: NOW + 1000 });
    expect(readFileSync(path, 'utf8')).not.toMatch(/Glória|Rua da|comanda|taken/);
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, [`${lines[0]?.slice(0, -2)}AA`, ''].join('\n'));
    expect((await open(path)).unreadable).toBe(1);
    writeFileSync(path, lines.join('\n'));
    expect((await open(path, NOW, 'another')).unreadable).toBe(1);
  });

  it('reads the plain lines of an older agent, and encrypts them', async () => {
    const path = aPath();
    writeFileSync(path, `${JSON.stringify(taken(7))}\n`);
    expect([...(await open(path)).state.held.keys()]).toEqual([7]);
    expect(readFileSync(path, 'utf8')).toMatch(/^s1\.[\w-]+\n$/);
  });

  it('ignores an incomplete last line of any length', async () => {
    const path = aPath();
    const journal = await open(path);
    await journal.append(taken(1));
    const complete = readFileSync(path);
    await journal.append({ t: 'begun', id: 1, copy: '1 COZINHA' });
    const longer = readFileSync(path);
    for (let length = complete.length; length < longer.length; length += 7) {
      writeFileSync(path, longer.subarray(0, length));
      const again = await open(path);
      expect(again.unreadable).toBe(0);
      expect(again.state.held.get(1)?.begun.size).toBe(0);
    }
  });

  it('appends complete lines after an incomplete line', async () => {
    const path = aPath();
    await (await open(path)).append(taken(1));
    appendFileSync(path, '{"t":"beg');
    await (await open(path)).append(taken(2));
    const again = await open(path);
    expect([...again.state.held.keys()]).toEqual([1, 2]);
    expect(again.unreadable).toBe(0);
  });

  it('counts unreadable lines and uses the others', async () => {
    const path = aPath();
    await (await open(path)).append(taken(1));
    appendFileSync(path, '\u0000\u0000\n{"t":"unknown"}\n');
    const again = await open(path);
    expect(again.unreadable).toBe(2);
    expect([...again.state.held.keys()]).toEqual([1]);
  });

  it('remembers an ended job for a day after its confirmation, and longer without one', async () => {
    const path = aPath();
    await (await open(path)).append(taken(1), ended(1), { t: 'heard', id: 1 }, taken(2), ended(2));
    expect([...(await open(path, NOW + REMEMBERED_MS)).state.ended.keys()]).toEqual([1, 2]);
    expect([...(await open(path, NOW + REMEMBERED_MS + 1)).state.ended.keys()]).toEqual([2]);
  });

  it('requires new confirmations after a restore of the server, also if the journal was rewritten', async () => {
    const path = aPath();
    const journal = await open(path);
    await journal.append({ t: 'epoch', epoch: 'a' }, taken(1), ended(1), { t: 'heard', id: 1 });
    expect((await open(path)).state.ended.get(1)?.isAcknowledged).toBe(true);
    await (await open(path)).append({ t: 'epoch', epoch: 'b' });
    const again = await open(path);
    expect([again.state.epoch, again.state.ended.get(1)?.isAcknowledged]).toEqual(['b', false]);
    await again.append({ t: 'heard', id: 1 });
    expect((await open(path)).state.ended.get(1)?.isAcknowledged).toBe(true);
  });

  it('remembers printed tickets by their lasting names, also if the journal was rewritten', async () => {
    const path = aPath();
    const job = anAgentJob(1, { chave: 'an order', itens: 'a hash' });
    const journal = await open(path);
    await journal.append({ t: 'taken', job, deadline: NOW }, { t: 'begun', id: 1, copy: 'x' }, ended(1));
    const month = 30 * 24 * 3_600_000;
    for (const now of [NOW, NOW + month])
      expect([...(await open(path, now)).state.papers]).toEqual([
        ['an order production COZINHA', { em: NOW, isWhole: true, itens: 'a hash' }],
      ]);
    expect((await open(path, NOW + 2 * month)).state.papers.size).toBe(0);
  });

  it('has no part of a write that a full disk refused, even after later writes', async () => {
    const path = aPath();
    const journal = await open(path);
    await journal.append(taken(1));
    await fillDisk(path, 5_000);
    await expect(journal.append(taken(2), taken(3), taken(4), taken(5))).rejects.toThrow('ENOSPC');
    await journal.append({ t: 'begun', id: 1, copy: '1 COZINHA' });
    const again = await open(path);
    expect([...again.state.held.keys()]).toEqual([1]);
    expect(again.unreadable).toBe(0);
  });

  it('is rewritten in a short form once it is long', async () => {
    const path = aPath();
    const journal = await open(path);
    const long = anAgentJob(1, {
      comanda: { title: 'x', rows: [{ kind: 'text', text: 'y'.repeat(3_900) }] },
    });
    for (let id = 1; id <= 1_200; id += 1) {
      const job = { ...long, id };
      void journal.append({ t: 'taken', job, deadline: NOW }, ended(id), { t: 'heard', id });
    }
    await journal.append(taken(5_000));
    await journal.append({ t: 'begun', id: 5_000, copy: 'x' });
    await journal.append({ t: 'heard', id: 1 });
    expect(statSync(path).size).toBeLessThan(1024 * 1024);
    const again = await open(path);
    expect([...again.state.held.keys()]).toEqual([5_000]);
    expect(again.state.ended.size).toBe(1_200);
  });
});

import { testDatabase } from '@comanda/testkit/postgres';
import { describe, expect, it } from 'vitest';
import { createPool } from './pools.ts';
import { createWriteProbe } from './write-probe.ts';

const database = testDatabase();
const failed = (code: string) => Object.assign(new Error(code), { code });

describe('the probe', () => {
  it('writes repeatedly, as the role of requests', async () => {
    const { app } = database.urls;
    const pool = createPool({ url: app, max: 1, applicationName: 'probe', onError: () => undefined });
    let now = 0;
    const notices: unknown[] = [];
    pool.on('connect', (client) => client.on('notice', (notice) => notices.push(notice)));
    const probe = createWriteProbe(
      (text) => pool.query(text),
      () => now,
    );
    for (; now < 20_000; now += 5_000) expect(await probe()).toBe(true);
    expect(notices).toEqual([]);
    await pool.end();
  });

  it('is refused by a full disk, and when the database is unreachable', async () => {
    for (const code of ['53100', '57P01', 'ECONNREFUSED'])
      expect(await createWriteProbe(() => Promise.reject(failed(code)))()).toBe(false);
  });

  it('needs only an answer where temporary tables are not allowed', async () => {
    const requested: string[] = [];
    const probe = createWriteProbe(async (text) => {
      requested.push(text);
      if (requested.length === 1) throw failed('42501');
    });
    expect([await probe(), requested.at(-1)]).toEqual([true, 'select 1']);
  });

  it('runs once for concurrent callers', async () => {
    let checks = 0;
    let now = 0;
    const probe = createWriteProbe(
      async () => {
        checks += 1;
      },
      () => now,
    );
    await Promise.all([probe(), probe(), probe()]);
    now = 4_999;
    await probe();
    expect(checks).toBe(1);
    now = 5_000;
    await probe();
    expect(checks).toBe(2);
  });
});

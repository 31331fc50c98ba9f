import { ERRORS } from '@comanda/contract/errors';
import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { expect, it } from 'vitest';
import { PLACES } from './platform/http/places.ts';

const server = testServer();

it('reports of a store use only its own places: some wait without a connection, the next is refused', async () => {
  const [loud, quiet] = [await server.createStore(), await server.createStore()];
  const tokens = [(await server.as(loud.adminLogin)).token, (await server.as(quiet.adminLogin)).token];
  const request = (token: string | undefined, path: string, signal?: AbortSignal) =>
    fetch(`${server.url}/api/${path}`, {
      headers: { authorization: token ?? '' },
      ...(signal && { signal }),
    });
  expect((await request(tokens[0], 'painel')).status).toBe(200);
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  const held = async () =>
    (
      await owner.query(
        `select count(*)::integer as held from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].held;
  try {
    const { atOnce, waiting } = PLACES.report.each ?? PLACES.report;
    await owner.query('begin');
    await owner.query('lock table sales_days in access exclusive mode');
    const going = new AbortController();
    const removed = request(tokens[0], 'painel', going.signal);
    await expect.poll(held).toBe(1);
    const answers = Array.from({ length: atOnce + waiting - 1 }, () => request(tokens[0], 'painel'));
    await expect.poll(held).toBe(atOnce);
    // An aborted request occupies its place until its statement ends, so a store cannot get more places by
    // aborting.
    going.abort();
    await expect(removed).rejects.toThrow();
    const refused = await request(tokens[0], 'painel');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      motivo: 'request.too-many-at-once',
      erro: ERRORS['request.too-many-at-once'].text,
    });
    expect(await held()).toBe(atOnce);
    expect((await request(tokens[1], 'estabelecimento/getLoja')).status).toBe(200);
    await owner.query('rollback');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await request(tokens[0], 'painel')).status).toBe(200);
  } finally {
    await owner.end();
  }
});

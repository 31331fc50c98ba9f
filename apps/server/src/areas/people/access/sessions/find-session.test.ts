import { createLogger } from '@comanda/server/src/platform/log.ts';
import { accessServer } from '@comanda/testkit/access/access-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import { endSessionsOfUser } from './end-sessions-of-user.ts';
import { findSession } from './find-session.ts';
import { knownRoles } from './known-roles.ts';

const HOUR = 3_600_000;
const access = accessServer();
let store: TestStore;
let token: string;
beforeEach(async () => {
  store = await access.createStore();
  const { body } = await access.post('login/index', { usuario: store.operatorLogin, senha: store.password });
  token = body.usuario.sessao.hash ?? '';
});

/** Reads from the database, without the cache. */
async function found(text = token): Promise<string | null> {
  const key = storeTokenKey(text);
  if (key === null) return null;
  const services = { database: access.database, clock: access.clock, log: createLogger('silent') };
  return (await findSession(services, key))?.userName ?? null;
}

it('is valid while used at least every twelve hours', async () => {
  access.clock.advance(11 * HOUR);
  expect(await found()).toBe('Balcão Teste');
  access.clock.advance(11 * HOUR);
  expect(await found()).toBe('Balcão Teste');
  access.clock.advance(12 * HOUR);
  expect(await found()).toBeNull();
});

it('ends after thirty days, even when it is used', async () => {
  for (let half = 0; half < 65; half += 1) {
    access.clock.advance(11 * HOUR);
    expect(await found()).toBe('Balcão Teste');
  }
  access.clock.advance(5 * HOUR);
  expect(await found()).toBeNull();
});

it('records its use at most every five minutes', async () => {
  const lastSeen = async () => {
    const [row] = await access.query<{ at: number }>(
      'select last_seen_at as at from sessions where store_id = $1',
      [store.storeId],
    );
    return (row?.at ?? 0) - access.clock.now();
  };
  access.clock.advance(4 * 60_000);
  await found();
  expect(await lastSeen()).toBe(-4 * 60_000);
  access.clock.advance(2 * 60_000);
  await found();
  expect(await lastSeen()).toBe(0);
});

it.each([
  ['a disabled user', 'update users set is_active = false where store_id = $1'],
  ['a user without roles', `update users set roles = '{}' where store_id = $1`],
  ['a user with unknown roles', `update users set roles = '{Admin,admin}' where store_id = $1`],
  ['a revoked session', 'update sessions set revoked_at = created_at where store_id = $1'],
])('is none for %s', async (_name, change) => {
  await access.query(change, [store.storeId]);
  expect(await found()).toBeNull();
});

it('is not found through another store, nor by a part of its token', async () => {
  const other = await access.createStore();
  expect(await found(token.replace(/^\d+/, String(other.storeId)))).toBeNull();
  expect(await found(`${token}a`)).toBeNull();
  expect(await found(token.slice(0, -1))).toBeNull();
  expect(await found(`0${token}`)).toBeNull();
});

it('ends at once, also in the cache, when all sessions of the user end', async () => {
  expect((await access.get('login/sessao', { authorization: token })).status).toBe(200);
  await access.database.inStore(store.storeId, (tx) =>
    endSessionsOfUser(tx, access, store.operatorId, access.clock.now()),
  );
  expect((await access.get('login/sessao', { authorization: token })).status).toBe(401);
});

it('logs an unknown role once', () => {
  const log = createLogger('silent');
  const warn = vi.spyOn(log, 'warn');
  for (let time = 0; time < 3; time += 1) {
    expect(knownRoles(['Gerente da Lua', 'Lojista Operador'], log)).toEqual(['operator']);
  }
  expect(warn).toHaveBeenCalledTimes(1);
});

import { accessServer } from '@comanda/testkit/access/access-server';
import { expect, it } from 'vitest';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { createLoginLink } from './create-login-link.ts';

const access = accessServer();
const linkFor = (login: string) =>
  createLoginLink(createDatabase(access.systemPool), login, access.clock.now());

it('logs a user in once, with any spelling of the login', async () => {
  const store = await access.createStore();
  const path = await linkFor(` ${store.operatorLogin.toUpperCase()} `);
  const [, , usuario = '', hash] = path?.split('/') ?? [];
  const use = () => access.post('login/bilhete', { usuario: decodeURIComponent(usuario), hash });
  expect((await use()).status).toBe(200);
  expect((await use()).status).toBe(401);
});

it('is not made for unknown and disabled users', async () => {
  const store = await access.createStore();
  await access.query('update users set is_active = false where store_id = $1 and user_id = $2', [
    store.storeId,
    store.operatorId,
  ]);
  expect([await linkFor(store.operatorLogin), await linkFor('ninguem')]).toEqual([null, null]);
});

import { accessServer } from '@comanda/testkit/access/access-server';
import { expect, it } from 'vitest';
import { purgeEndedAccess } from './access.jobs.ts';
import { createLoginTicket } from './tickets/create-login-ticket.ts';

const DAY = 24 * 3_600_000;
const access = accessServer();

it('deletes what ended a month ago, in every store, and nothing else', async () => {
  const store = await access.createStore();
  const logIn = () => access.post('login/index', { usuario: store.adminLogin, senha: store.password });
  const count = async () => {
    const [row] = await access.query<{ n: number[] }>(
      `select array[(select count(*) from sessions), (select count(*) from login_tickets),
                    (select count(*) from recovery_codes), (select count(*) from throttles)]::integer[] as n`,
    );
    return row?.n;
  };
  await logIn();
  await access.database.inStore(store.storeId, (tx) =>
    createLoginTicket(tx, store.adminId, access.clock.now()),
  );
  await access.post('reset-password/send-code', {
    cnpj_cpf: store.document,
    id_estabelecimento: store.storeId,
    type: 'email',
  });
  await purgeEndedAccess(access.systemPool, access.clock.now());
  expect((await count())?.slice(0, 3)).toEqual([1, 1, 1]);
  access.clock.advance(61 * DAY);
  await logIn();
  await purgeEndedAccess(access.systemPool, access.clock.now());
  expect((await count())?.slice(0, 3)).toEqual([1, 0, 0]);
  access.clock.advance(DAY);
  await purgeEndedAccess(access.systemPool, access.clock.now());
  expect((await count())?.[3]).toBe(0);
});

import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { mailsOut } from './mails.reads.ts';

/** Without a mail server, sending every mail is given up, and the content remains stored. */
const server = testServer({ isOutboxShown: false });

interface Listed {
  emails: {
    loja: number;
    nome_loja: string | null;
    id: string;
    tipo: string;
    para: string;
    situacao: string;
  }[];
  desistidos: number;
  proxima: string | null;
}
const invite = (team: Awaited<ReturnType<typeof server.asProvider>>, storeId: number, email: string) =>
  team.post(`provedor/lojas/${storeId}/pessoas`, {
    nome: 'Bia Lima',
    email,
    usuario: null,
    perfil: 'operador',
  });

it('shows unsent mails, masked; sends one again, drops it, and records each action with its person', async () => {
  const store = await server.createStore();
  const team = await server.asProvider('admin');
  expect((await invite(team, store.storeId, 'bia@pizzaria.example.com')).body).toMatchObject({
    status: true,
  });
  const listed = async (query = `loja=${store.storeId}`) =>
    (await team.get(`provedor/emails?${query}&todos=false`)).body as unknown as Listed;
  await expect.poll(() => listed()).toMatchObject({ desistidos: 1 });
  const [mail] = (await listed()).emails;
  expect(mail).toMatchObject({
    ...{ loja: store.storeId, nome_loja: store.name, tipo: 'invitation', situacao: 'desistido' },
    ...{ para: 'b******@pizzaria.example.com', tentativas: 1, falha: 'sem-configuracao', codigos: null },
    ...{ proxima_tentativa: null, vale_ate: expect.any(String) },
  });
  expect(JSON.stringify(await listed())).not.toMatch(/bia@|senha#/);

  const lines = await exportedLines(server, team, 'provedor/emails/exportar', {
    ...{ loja: store.storeId, todos: false },
  });
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(
    `Convite para o painel;${store.name};${store.storeId};b******@pizzaria.example.com;`,
  );
  expect(lines[1]).toContain(';Não saiu;1;este servidor não envia e-mails (SMTP_URL);;;');
  expect(lines[2]).toMatch(/^Total: 1 registro;/);

  const path = `provedor/emails/${store.storeId}/${mail?.id}`;
  expect((await team.post(`${path}/enviar`)).status).toBe(200);
  const attempts = async () => (await listed()).emails[0];
  await expect.poll(attempts).toMatchObject({ situacao: 'desistido', tentativas: 2 });
  expect((await team.post(`${path}/descartar`)).status).toBe(200);
  for (const act of ['enviar', 'descartar'])
    expect((await team.post(`${path}/${act}`)).body.motivo).toBe('provider.mail-over');
  expect((await listed()).emails).toEqual([]);
  const { rows } = await runStatement(
    server.urls.owner,
    `select state, sealed from mails_out where store_id = $1`,
    [store.storeId],
  );
  expect(rows).toEqual([{ state: 'dropped', sealed: null }]);
  const done = await runStatement(
    server.urls.owner,
    `select call, outcome from provider_audit where call in ('provider.send-mail-again', 'provider.drop-mail') order by at`,
  );
  expect(done.rows.slice(0, 2)).toEqual([
    { call: 'provider.send-mail-again', outcome: 'done' },
    { call: 'provider.drop-mail', outcome: 'done' },
  ]);

  // A mail to the team belongs to no store, so the calls of a store cannot drop it.
  await team.post('provedor/equipe', {
    nome: 'Ana',
    usuario: 'ana',
    email: 'ana@team.example',
    perfil: 'Suporte',
  });
  await expect
    .poll(async () => (await listed('')).emails)
    .toMatchObject([{ loja: 0, nome_loja: null, tipo: 'provider-password-link' }]);
  const [ofTeam] = (await listed('')).emails;
  expect((await team.post(`provedor/emails/${store.storeId}/${ofTeam?.id}/descartar`)).status).toBe(409);
  expect((await team.post(`provedor/emails/0/${ofTeam?.id}/descartar`)).status).toBe(200);
  const support = await server.asProvider('support');
  expect((await support.post(`${path}/enviar`)).status).toBe(403);
});

pagedSuite({
  list: mailsOut,
  filter: { storeId: null, withSent: true },
  otherFilter: { storeId: null, withSent: false },
  context: [],
  isOfAllStores: true,
  keyOf: ({ mailId }) => mailId,
  insert: `insert into mails_out (store_id, mail_id, kind, shown_to, state, queued_at, tried_until, attempts)
    select $1, gen_random_uuid(), 'new-device', 'a******@x.example', 'sent', to_timestamp(${START / 1000} - n % 50), now(), n
      from generate_series($2::integer, $3::integer) n`,
  remove: 'delete from mails_out where store_id = $1 and attempts = $2',
});

import { testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { registrationRequests } from '../../../people/leads/public.ts';

/** Without a mail server, the console must not show a mail as sent. */
const server = testServer({ isOutboxShown: false });
let count = 0;

interface Listed {
  solicitacao: string;
  estabelecimento: string;
  loja: number | null;
  anotacao: string | null;
  motivo: string | null;
  por: string | null;
}

/** Sends a request like the login page. Returns the request's number in the console. */
async function aRequest() {
  count += 1;
  const email = `dona${count}@forno.example.com`;
  const estabelecimento = `Forno ${count}`;
  await runStatement(
    server.urls.owner,
    `insert into registration_requests (name, store_name, mobile, email, created_at)
     values ('Ana Souza', $1, '11987654321', $2, now() - interval '1 hour')`,
    [estabelecimento, email],
  );
  const team = await server.asProvider('support');
  const listed = async (todas = false) =>
    (
      (await team.get(`provedor/solicitacoes?todas=${todas}`)).body as unknown as { solicitacoes: Listed[] }
    ).solicitacoes.find((request) => request.estabelecimento === estabelecimento);
  const solicitacao = (await listed())?.solicitacao ?? '';
  const path = `provedor/solicitacoes/${solicitacao}`;
  const store = {
    nome: estabelecimento,
    razao_social: 'Forno Ltda',
    cnpj_cpf: '11.222.333/0001-81',
    bairro: 'Centro',
    cidade: 'Campinas',
    uf: 'sp',
    celular: '(11) 98765-4321',
    responsavel: 'Ana Souza',
    email: null,
    empresa: 'comanda',
    email_responsavel: email,
  };
  return { team, listed, path, store, email };
}

it('is answered, and closed with a reason; then it is not listed as open', async () => {
  const { team, listed, path } = await aRequest();
  expect((await team.post(`${path}/responder`, { anotacao: 'Liguei, volto amanhã' })).status).toBe(200);
  expect(await listed()).toMatchObject({ anotacao: 'Liguei, volto amanhã', por: team.login });
  expect((await team.post(`${path}/encerrar`, { motivo: '' })).status).toBe(422);
  expect((await team.post(`${path}/encerrar`, { motivo: 'Desistiu' })).status).toBe(200);
  expect(await listed()).toBeUndefined();
  expect(await listed(true)).toMatchObject({ motivo: 'Desistiu' });
  expect((await team.post(`${path}/responder`)).body.motivo).toBe('provider.unknown-request');
});

it('becomes one store, also after several concurrent calls, and its owner is invited', async () => {
  const { team, listed, path, store, email } = await aRequest();
  const other = await server.asProvider('admin');
  const answers = await Promise.all([team, other, team, other].map((who) => who.post(`${path}/loja`, store)));
  const made = answers.map(
    ({ body }) => body as unknown as { loja: number; nova: boolean; link: string | null },
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(made.map(({ loja }) => loja)).size).toBe(1);
  expect(made.filter(({ nova }) => nova)).toMatchObject([{ convite_enviado: false }]);
  expect(made.filter(({ link }, at) => at % 2 === 0 && link !== null)).toEqual([]);
  const again = (await team.post(`${path}/loja`, store)).body as unknown as { nova: boolean };
  expect(again.nova).toBe(false);
  expect(await listed(true)).toMatchObject({ loja: made[0]?.loja });
  const { rows } = await runStatement(
    server.urls.owner,
    `select u.username, u.email, l.used_at, (select count(*)::int from stores where document = '11222333000181') as stores
       from users u join password_links l using (store_id, user_id) where u.store_id = $1`,
    [made[0]?.loja],
  );
  expect(rows).toEqual([{ username: email, email, used_at: null, stores: 1 }]);
});

it('reports faults at their fields, and saves nothing when the login is taken', async () => {
  const { team, listed, path, store } = await aRequest();
  const wrong = await team.post(`${path}/loja`, { ...store, cnpj_cpf: '11.222.333/0001-82', uf: 'XX' });
  expect([wrong.status, wrong.body.erros.map(({ campo }) => campo)]).toEqual([422, ['cnpj_cpf', 'uf']]);
  const taken = await server.createStore();
  const { rows } = await runStatement<{ login: string }>(
    server.urls.owner,
    `insert into login_names (login, store_id, user_id) values ('tomado@forno.example.com', $1, $2) returning login`,
    [taken.storeId, taken.adminId],
  );
  const refused = await team.post(`${path}/loja`, { ...store, email_responsavel: rows[0]?.login });
  expect(refused.body.motivo).toBe('provider.login-taken');
  expect(await listed()).toMatchObject({ loja: null });
  const closed = await team.post(`${path}/encerrar`, { motivo: 'Teste' });
  expect(closed.status).toBe(200);
  expect((await team.post(`${path}/loja`, store)).body.motivo).toBe('provider.unknown-request');
});

pagedSuite({
  list: registrationRequests,
  filter: { withClosed: true },
  otherFilter: { withClosed: false },
  context: [],
  isOfAllStores: true,
  keyOf: ({ request }) => request,
  insert: `insert into registration_requests (name, store_name, mobile, email, created_at, closed_at)
    select 'Ana', 'Forno ' || $1::integer, '11987654321', n || '@forno.example.com', to_timestamp(1000 + n % 50),
           case when n % 3 = 0 then now() end
      from generate_series($2::integer, $3::integer) n`,
  remove: `delete from registration_requests
            where store_name = 'Forno ' || $1::integer and email = $2::integer || '@forno.example.com'`,
});

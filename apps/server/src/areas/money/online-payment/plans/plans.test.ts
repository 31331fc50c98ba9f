import { testServer } from '@comanda/testkit/http/test-server';
import { registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();
const CHOOSE = 'pagamentoonline/ativarPagOnPlano';

/** A store with a commission of 12 %. */
async function aStore() {
  const registered = await registeredStore(server);
  const { store, admin } = registered;
  await runStatement(
    server.urls.owner,
    `insert into commission_terms (store_id, from_day, rate_millionths, set_at) values ($1, '2026-11-01', 120000, now())`,
    [store.storeId],
  );
  const plans = async () =>
    (await admin.get('pagamentoonline/planos')).body as unknown as Record<string, unknown>;
  return { ...registered, plans };
}

it('lists the rates row by row, and the net amount of a sale of R$ 100,00', async () => {
  const { admin, plans } = await aStore();
  const { obj } = (await admin.get('pagamentoonline/listarPlanosTaxas')).body as unknown as { obj: object[] };
  expect(obj).toContainEqual({
    id_pagon_plano: 1,
    tipo: 'Crédito',
    bandeira: 'Visa',
    parcelas: 1,
    taxas: 3.99,
  });
  expect(obj).toContainEqual({
    id_pagon_plano: 2,
    tipo: 'Débito',
    bandeira: 'Pix',
    parcelas: 1,
    taxas: 0.79,
  });
  expect(await plans()).toEqual({
    ...{ status: true, venda: 100, comissao: 12, proximo_dia: '2026-11-21' },
    planos: [
      { id_pagon_plano: 1, nome: 'Plano Standard Padrão', ativo: true, a_partir_de: null, rende: 84.01 },
      { id_pagon_plano: 2, nome: 'Plano Pro Padrão', ativo: false, a_partir_de: null, rende: 85.01 },
    ],
  });
});

it('another plan applies from the next operational day on, and the last choice applies', async () => {
  const { store, admin, plans, registration } = await aStore();
  const choose = async (plan: number) =>
    (await admin.post(CHOOSE, { id_pagon_cadastro: store.storeId, id_pagon_planos_taxas: plan })).body;
  expect(await choose(2)).toEqual({
    ...{ status: true, erros: [], a_partir_de: '2026-11-21' },
    mensagem: 'Plano Pro Padrão ativado: vale a partir de 21/11/2026.',
  });
  expect((await plans()).planos).toMatchObject([
    { ativo: true },
    { ativo: false, a_partir_de: '2026-11-21' },
  ]);
  expect(await registration()).toMatchObject({ id_pagon_planos_taxas: 1 });
  expect(await choose(1)).toMatchObject({ a_partir_de: '2026-11-21' });
  expect((await plans()).planos).toMatchObject([{ ativo: true, a_partir_de: null }, { a_partir_de: null }]);
  expect(await choose(1)).toMatchObject({ mensagem: 'Plano Standard Padrão já é o plano da loja.' });
  await choose(2);
  // 02:30 of the 21st still belongs to the day of the 20th. The 21st begins at 05:00.
  server.clock.set('2026-11-21T05:30:00Z');
  const night = await server.as(store.adminLogin);
  expect((await night.get('pagamentoonline/planos')).body).toMatchObject({ planos: [{ ativo: true }, {}] });
  server.clock.set('2026-11-21T08:00:00Z');
  const day = await server.as(store.adminLogin);
  expect((await day.get('pagamentoonline/planos')).body).toMatchObject({
    planos: [{ ativo: false }, { ativo: true }],
  });
  const html = (await day.get('pagamentoonline/getTaxAndPlans')).body as unknown as { planAndTax: string };
  expect(html.planAndTax).toMatch(/^<h3>Plano Pro Padrão<\/h3><p>Comissão: 12,00 % de cada venda\.<\/p>/);
  expect(html.planAndTax).toMatch(/rende R\$\s85,01/);
  expect(html.planAndTax).toContain('<tr><td>1x</td><td>Pix</td><td>0,79 %</td></tr>');
  // The HTML has only these tags, without attributes.
  expect(html.planAndTax.replace(/<\/?(?:h3|h4|p|table|thead|tbody|tr|th|td)>/g, '')).not.toMatch(/[<>]/);
});

it('refuses an unknown plan, another store’s registration, and operators', async () => {
  const { admin, operator } = await aStore();
  expect((await admin.post(CHOOSE, { id_pagon_planos_taxas: 3 })).body.motivo).toBe(
    'online-payment.unknown-plan',
  );
  const foreign = await admin.post(CHOOSE, { id_pagon_cadastro: 999_999, id_pagon_planos_taxas: 2 });
  expect(foreign.body.motivo).toBe('online-payment.no-registration');
  expect((await operator.post(CHOOSE, { id_pagon_planos_taxas: 2 })).status).toBe(403);
});

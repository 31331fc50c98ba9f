import { ALL_CALLS } from '@comanda/contract/all-calls';
import { type Call, pathParameters } from '@comanda/contract/define-call';
import { printSettings } from '@comanda/contract/printing/print-settings.wire';
import { grantsOf } from '@comanda/domain/access/permissions';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/printing/print-settings';
import { courierStore } from '@comanda/testkit/courier/courier-store';
import { sendFile } from '@comanda/testkit/http/send-file';
import type { TestClient } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { FORM, MANUAL } from '@comanda/testkit/online-payment/registered-store';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { aPairedDevice, asOwner } from '@comanda/testkit/printing/paired-device';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importDistricts } from './areas/delivery-areas/provider/import-districts.ts';
import { createPool } from './platform/database/pools.ts';
import { createDatabase } from './platform/database/transaction.ts';

type AnyCall = Call<unknown, unknown>;
type Wire = Record<string, unknown>;

/** Words that stand nowhere but in the rows of the store that has everything. */
const MARKS = [
  'Zuleica Marcada',
  'Rua Marcada',
  'Balcão Marcado',
  'Bebidas Marcadas',
  'Estoque Marcado',
  'Variação Marcada',
  'Termo Marcado',
  'MRK9',
  'Frase Marcada',
  'Pessoa Marcada',
  'Arquivo Marcado',
  'Linha Marcada',
];

// The store that has everything. Nobody but its own people ever hears a word of it.
const shop = courierStore();
const { server } = shop;
/** Numbers of its rows by the wire names calls have for them. None of them exists in the stranger's store. */
let numbers: Wire = {};
let personId = 0;
let requestId = 0;
let externalId = '';
const strangers: Partial<Record<'admin' | 'operator' | 'partner', TestClient>> = {};

/** What a call carries besides numbers, so that nothing but the number is wrong. */
const REST: Readonly<Record<string, Wire>> = {
  'history.list': { de: '2026-11-20', ate: '2026-11-20' },
  'orders.change-status': { new_status: 'PE' },
  'orders.change-status-legacy': { novo_status: 'PL' },
  'orders.show-customer': { motivo: 'reclamacao' },
  'orders.list-events': { desde: 0 },
  'orders.undo': { ate: '2026-11-20T22:10:05Z' },
  'payments.charge-order': { metodo: 'PIX' },
  'agreements.send-to-signature': { email: 'a@b.com.br' },
  'addresses.find-postal-code': { cep: '01310100' },
  'addresses.look-up-cep': { cep: '01310100' },
  'chat.mark-read': { ate: 1 },
  'catalogue.save-product': { nome_prod: 'Meu' },
  'catalogue.focus-photo': { foco_x: 50, foco_y: 50 },
  'catalogue.change-prices': {
    produtos: [PIZZA.productId],
    mudanca: { tipo: 'somar', valor: 1 },
  },
  'catalogue.set-product-status': { status: 'F' },
  'catalogue.set-product-statuses': { produtos: [PIZZA.productId], status: 'F' },
  'catalogue.set-category-status': { status: 'F' },
  'catalogue.set-size-status': { status: 'O' },
  'catalogue.order-recipe': { ordem: [1] },
  'addresses.adjust': { founded: true, lat: -23.56, lng: -46.63, formattedAddress: 'Rua Tal, 1' },
  'catalogue.price-selection': {
    escolhas: [{ id_variacao: 1, id_variacao_estoque: 1, quantidade: 1 }],
    quantidade: 1,
  },
  'courier.answer-problem': { em: '2026-11-20T22:10:00Z', acao: 'RETURN_TO_STORE' },
  'courier.request': { coverage_area_id: 1, price: 8.9 },
  'delivery-areas.find-cities': { busca: 'Camp' },
  'printing.change-device': { nome: 'Meu', rotas: { impressora: null, estacoes: [], opcoes: [] } },
  'printing.print-test-page': { impressora: 'EPSON' },
  'sales-history.request-fine-reversal': { description: 'Faltou luz na rua inteira' },
  'ratings.reply': { resposta: 'Obrigado' },
  'ratings.contest': { motivo: 'Não é deste pedido' },
  'ratings.save-template': { texto: 'Obrigado' },
  'stock.save': { nome_item: 'X', status: 'S', tipo: 'sabor' },
  'stock.change-status': { novo_status: 'O' },
  'stock.change-statuses': { itens: [{ id_estoque: 1, novo_status: 'O' }] },
  'ledger.request-transfer': { chave: '8f14e45f-ceea-467f-a1c9-2f1f7d5f1b3a', valor: 1, versao: 1 },
  'online-payment.choose-plan': { id_pagon_planos_taxas: 2 },
  'online-payment.save-account': MANUAL,
  'options.save-category': { nome_categoria: 'X' },
  'options.save': { nome_variacao: 'X', escolha_minima: 0, escolha_maxima: 0 },
  'options.set-status': { id: 9, status: 'O' },
  'options.duplicate': { variacao: 9 },
  'options.duplicate-of-product': { variacao: 9 },
  'options.save-option': { preco: 1 },
  'links.set-status': { status: 'O' },
  'links.change-uses': { ligar: [501], desligar: [501] },
  'links.save-flavours': {
    tamanhos: [{ id_cardapio_tamanho: 1, escolha_minima: 1, escolha_maxima: 1 }],
    sabores: [{ id_estoque: 1, precos: [1] }],
  },
  'printing.save-settings': {
    ...printSettings.encode(DEFAULT_PRINT_SETTINGS),
    impressorasProducao: [{ id_cardapio_categoria: 3, agrupamento: 'Bar' }],
  },
};

/** Names that are compared with the session, or taken for what they are: the requester's own words. */
const OWN_WORDS = ['id_estabelecimento', 'id_usuario', 'merchant_socket_id', 'sourceAppId'];
/** Rows all stores choose from; an area is numbered as its district. */
const EVERYBODYS = [
  ...['id_bairro', 'id_cidade', 'id_estabelecimento_bairro', 'id_produto', 'id_pagon_planos_taxas'],
];
const NO_NUMBERS = new Set([...OWN_WORDS, ...EVERYBODYS]);
const isNumber = (name: string) =>
  !NO_NUMBERS.has(name) && (/^id$|Id$|^id_|_id$/.test(name) || ['contrato', 'lote'].includes(name));

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
const schemaOf = (call: AnyCall) =>
  z.toJSONSchema(call.input.wire, { io: 'input', unrepresentable: 'any' }) as Schema;
const fieldsOf = (call: AnyCall): string[] => Object.keys(schemaOf(call).properties ?? {});

/** Names of all fields, however deep. */
function namesIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** A month the other store has a book of, and nobody else. */
const MONTH = 202_001;

/** The number a field of a call has in the other store. */
function numberOf(call: AnyCall, field: string): unknown {
  if (field !== 'id') return numbers[field];
  if (call.access.kind === 'intake-key') return externalId;
  if (call.name.startsWith('people.')) return personId;
  if (call.name.startsWith('bulk-upload.')) return numbers.fileId;
  if (/-(financial-period|period-of-older|period-orders|accountant-days)$/.test(call.name)) return MONTH;
  if (/^ratings\.\w+-template$|^ledger\.read-settlement$|^finance\./.test(call.name)) return 1;
  return call.name.startsWith('courier.') ? requestId : numbers.orderId;
}

/** Makes a call with the other store's numbers. */
function send(client: TestClient, call: AnyCall) {
  const named = fieldsOf(call).filter(isNumber);
  const fields: Wire = {
    ...Object.fromEntries(named.map((field) => [field, numberOf(call, field)])),
    ...REST[call.name],
  };
  const path = pathParameters(call.path).reduce(
    (made, name) => made.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    call.path,
  );
  if (NEEDS_FILE.has(call.name)) return sendPicture(client, path, fields);
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return call.method === 'GET'
    ? client.get(`${path}?${query}`)
    : client[call.method.toLowerCase() as Lowercase<typeof call.method>](path, fields);
}

/** Calls that are nothing without a file. */
const NEEDS_FILE = new Set(['catalogue.send-photo']);

async function sendPicture({ token }: TestClient & { token?: string }, path: string, fields: Wire) {
  const words = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: '#a40' } });
  const at = { url: server.url, token: token ?? '' };
  return sendFile(at, path, await picture.png().toBuffer(), { fields: words });
}

/** Every row of the store that has everything, as one number per table. */
async function rowsOfShop(): Promise<object[]> {
  const sum = (table: string) =>
    `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum
       from ${table} t where store_id = $1`;
  const text = tables.map(sum).join(' union all ');
  return (await owner.query({ name: 'rows', text, values: [shop.store.storeId] })).rows;
}
/** A connection of its own: a hundred tables are looked at after every call. */
let owner: pg.Client;
/** What stood in the store's rows before the call that is asked. */
let standing: object[] = [];
let tables: string[] = [];

beforeAll(async () => {
  const { store } = shop;
  const found = await asOwner<{ name: string }>(
    server,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'store_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  // What a job carries over by itself changes without anybody's call.
  tables = found.map(({ name }) => name).filter((name) => name !== 'sold_rows_carried');
  const own = {
    displayId: 'MRK9',
    customer: { id: 'c1', name: 'Zuleica Marcada', phone: { number: '11987650000' } },
  };
  const { delivery } = anOpenDeliveryOrder() as unknown as { delivery: { deliveryAddress: Wire } };
  const document = anOpenDeliveryOrder({
    ...own,
    delivery: { ...delivery, deliveryAddress: { ...delivery.deliveryAddress, street: 'Rua Marcada' } },
  });
  externalId = document.id;
  await aPairedDevice(server, shop.ana, 'Balcão Marcado');
  await pizzaMenu(server, store.storeId);
  await asOwner(server, "insert into menu_categories values ($1, 3, 'Bebidas Marcadas', 0)", [store.storeId]);
  await asOwner(
    server,
    "insert into stock_items (store_id, stock_item_id, name, kind, changed_at) values ($1, 9, 'Estoque Marcado', 'flavour', now())",
    [store.storeId],
  );
  await asOwner(
    server,
    `with categories as (insert into option_categories (store_id, option_category_id, name, changed_at)
            values ($1, 1, 'Extras', now()))
     insert into option_groups (store_id, group_id, option_category_id, name, changed_at)
     values ($1, 9, 1, 'Variação Marcada', now())`,
    [store.storeId],
  );
  await asOwner(
    server,
    "insert into contracts (store_id, contract_id, title, body, is_mandatory, created_at) values ($1, 1, 'Termo Marcado', '<p>x</p>', true, now())",
    [store.storeId],
  );
  await asOwner(
    server,
    `insert into pending_changes (store_id, change_id, field, after, status, asked_by, asked_at)
     values ($1, 1, 'phrase', 'Frase Marcada', 'pending', 'Ana', now())`,
    [store.storeId],
  );
  await asOwner(
    server,
    `with files as (
       insert into product_files (store_id, file_id, file_name, reading, should_update, waits_for_yes, state, total,
                                  new_count, sent_by, sent_by_id, sent_at)
       values ($1, 1, 'Arquivo Marcado', '{"columns":{"name":1}}', true, true, 'checked', 1, 1, 'Ana', 1, now()))
     insert into product_file_rows (store_id, file_id, row_no, line, cells, outcome)
     values ($1, 1, 1, 2, '["Linha Marcada"]', 'refused')`,
    [store.storeId],
  );
  const admin = await server.as(shop.store.adminLogin);
  const registration = await admin.post('pagamentoonline/adicionar', FORM);
  expect(registration.status).toBe(200);
  await admin.post('bank-accounts/change', MANUAL);
  await shop.ana.post('estabelecimentosimpressao/adicionar', { defaultPrinter: 'EPSON', qtdeCopia: 3 });
  await admin.post('software_app/alteraPagamentos', { formas: ['Pix'] });
  const added = await admin.post('users/merchant-create', {
    ...{
      name: 'Pessoa Marcada',
      email: 'marcada@example.com',
      access_group_merchant: 'operator',
      convite: true,
    },
  });
  personId = Number(added.body.data.id);
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  await importDistricts(createDatabase(pool), [{ state: 'SP', city: 'Campinas', district: 'Cambuí' }]);
  await pool.end();
  const { bairros } = (await admin.get('estabelecimentobairros/listar')).body as unknown as Wire & {
    bairros: [{ id_bairro: number }];
  };
  const areaId = bairros[0].id_bairro;
  const enabled = await admin.post(`estabelecimentobairros/habilitarBairro/${areaId}`);
  const orderId = await shop.anAcceptedOrder(document);
  await shop.call(orderId);
  await shop.ana.post(`impressao/pedidos/${orderId}`);
  const { pedidoObj, externalDeliveryId } = await shop.detail(orderId);
  requestId = Number(externalDeliveryId);
  const [openSession] = await asOwner<{ id: string }>(
    server,
    'select session_id as id from sessions where store_id = $1 and revoked_at is null limit 1',
    [store.storeId],
  );
  numbers = {
    id_sessao: openSession?.id,
    orderId,
    id_pedido: orderId,
    order_id: orderId,
    addressId: pedidoObj.endereco_id,
    neighbourhoodId: pedidoObj.endereco_id_bairro,
    coverage_area_id: 1,
    deviceId: 1,
    jobId: 1,
    contrato: 1,
    id_pendencias: 1,
    id_visita: 1,
    fileId: 1,
    id_linha: 1,
    id_estoque: 1,
    id_pagon_banco: 1,
    id_transferencia: 1,
    financial_period_id: MONTH,
    settlement_period_id: 1,
    id_pagon_cadastro: store.storeId,
    id_cardapio: PIZZA.productId,
    id_cardapio_estoque: 1,
    id_cardapio_categoria: PIZZA.categoryId,
    id_cardapio_tamanho: PIZZA.large,
    id_variacao: 9,
    id_variacao_categoria: 1,
    id_variacao_estoque: PIZZA.calabresa,
    id_cardapio_variacao: 1,
    lote: (enabled.body as unknown as Wire).lote,
  };
  await asOwner(
    server,
    `insert into support_visits (store_id, visit_id, person_id, person_name, reason, asked_at, ticket_hash, ticket_until,
                                 ended_at, ended_by)
     values ($1, 1, 1, 'Rita', 'Balcão Marcado', now(), '\\x00', now(), now(), 'time')`,
    [store.storeId],
  );
  await asOwner(
    server,
    `insert into payment_transfers (store_id, transfer_id, key, receiver, cents, account, state, asked_at, note)
     values ($1, 1, 'k', 's1-receiver1-1', 100, '{"holderName":"Pessoa Marcada","holderDocument":"11222333000181","key":null,"bank":"077","branch":"1","account":"2"}',
             'paid', now(), 'Frase Marcada')`,
    [store.storeId],
  );
  await asOwner(
    server,
    `with rated as (
       insert into ratings (store_id, order_id, food, delivery, overall, comment, rated_at, counts_at)
       values ($1, $2, 5, 4, 3, 'Frase Marcada', now(), now())),
     templates as (
       insert into reply_templates (store_id, template_id, text, changed_at, changed_by) values ($1, 1, 'Frase Marcada', now(), 'Ana')),
     kept as (
       insert into ledger_books (store_id, opened_on) values ($1, '2020-01-01')),
     billed as (
       insert into invoices (store_id, invoice_id, due_on, balance_cents, status) values ($1, 1, '2026-11-10', -100, 'open'))
     insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                              credit_cents, payout_cents, order_count)
     values ($1, 1, '2026-11-20', now(), 100, 0, 0, 0, 100, 0)`,
    [store.storeId, orderId],
  );
  const stranger = await server.createStore();
  strangers.admin = await server.as(stranger.adminLogin);
  strangers.operator = await server.as(stranger.operatorLogin);
  strangers.partner = server.partner(stranger.intakeKey);
  owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  standing = await rowsOfShop();
});
afterAll(() => owner.end());

function strangersAt(call: AnyCall): TestClient[] {
  const { access } = call;
  if (access.kind === 'intake-key') return [strangers.partner].flatMap((who) => who ?? []);
  if (access.kind !== 'session') return [];
  const roles = (['admin', 'operator'] as const).filter((role) =>
    grantsOf([role]).includes(access.permission),
  );
  return roles.flatMap((role) => strangers[role] ?? []);
}

const guarded = ALL_CALLS.filter(({ access }) => access.kind === 'session' || access.kind === 'intake-key');
// What partners number in their documents is their own.
const numbered = guarded.filter(
  (call) => call.name !== 'intake.receive-order' && namesIn(schemaOf(call)).some(isNumber),
);

describe('numbers of another store', () => {
  it.each(numbered.map((call) => [call.name, call] as const))('are nobody’s in %s', async (_name, call) => {
    const named = JSON.stringify(REST[call.name] ?? {});
    const unknown = namesIn(schemaOf(call))
      .filter(isNumber)
      .filter((field) => numberOf(call, field) === undefined && !named.includes(`"${field}"`));
    expect(unknown, 'say above which row of the other store these name').toEqual([]);
    for (const stranger of strangersAt(call)) {
      const { status, body } = await send(stranger, call);
      expect([403, 404, 409, 422], JSON.stringify(body)).toContain(status);
      // The number was looked for, not the body found wanting.
      expect(body.motivo).not.toMatch(/^request\./);
      for (const mark of MARKS) expect(JSON.stringify(body)).not.toContain(mark);
    }
    const before = standing;
    standing = await rowsOfShop();
    expect(standing).toEqual(before);
  });

  it('are not in any answer either, except to whom they belong', async () => {
    const atHome = await server.as(shop.store.adminLogin);
    let heardAtHome = '';
    for (const call of guarded.filter(
      ({ method, access }) => method === 'GET' && access.kind === 'session',
    )) {
      // Files are no JSON; whose they are is asked above.
      if (call.output.fileType !== undefined) continue;
      const { status, body } = await send(atHome, call);
      expect(status, call.name).toBe(200);
      heardAtHome += JSON.stringify(body);
      for (const stranger of strangersAt(call)) {
        const heard = JSON.stringify((await send(stranger, call)).body);
        for (const mark of MARKS) expect(heard, call.name).not.toContain(mark);
      }
    }
    for (const mark of MARKS) expect(heardAtHome).toContain(mark);
  });
});

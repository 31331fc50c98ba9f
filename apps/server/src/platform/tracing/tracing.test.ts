import { eventually } from '@comanda/testkit/eventually';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent } from '@comanda/testkit/printing/print-agent';
import { runStatement } from '@comanda/testkit/run-statement';
import { type CollectedSpan, startTraceCollector } from '@comanda/testkit/running/trace-collector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SampleStore, sampleStore } from '../../testing/sample-store.ts';

const collector = await startTraceCollector();
const server = testServer({ traces: { endpoint: collector.endpoint, share: 1 } });
let shop: SampleStore;
beforeAll(async () => {
  shop = await sampleStore(server);
});
afterAll(async () => {
  await shop.end();
  collector.close();
});

/** Waits until the root of a trace has arrived, then returns the spans. */
const traceOf = (traceId: string | null) =>
  eventually(() => {
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    expect(spans.map(({ parentSpanId }) => parentSpanId || null)).toContain(null);
    return spans;
  });
const attribute = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue ?? null;
};

it('an order is one trace: the call by its route, its transactions by their tables, and the push', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.operatorLogin);
  const socket = await openSocket(server.url, panel.token);
  const { headers } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const spans = await traceOf(headers.get('x-request-id'));
  const [root] = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(root).toMatchObject({ name: 'POST /api/order', kind: 2, status: { code: 0 } });
  expect(root && attribute(root, 'http.response.status_code')).toBeGreaterThanOrEqual(200);
  const transactions = spans.filter(({ name }) => name === 'transaction');
  expect(transactions.map((span) => attribute(span, 'db.query.summary')).join()).toMatch(
    /insert order_lines/,
  );
  const [push] = spans.filter(({ name }) => name === 'push');
  expect(push && attribute(push, 'comanda.push')).toBe('pedido');
  const ids = new Set(spans.map(({ spanId }) => spanId));
  for (const { parentSpanId } of spans) if (parentSpanId) expect(ids).toContain(parentSpanId);
  socket.close();
});

it('each push is in a trace, also after a change in the panel and for print agents', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const socket = await openSocket(server.url, panel.token);
  await panel.post('horarios', { funcionamento: [] });
  const agent = await (await pairAgent(server, panel)).connect();
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put(`orders/${placed.body.data.id_pedido}`, { new_status: 'PA' });
  const pushes = () =>
    collector.spans().flatMap((span) => (span.name === 'push' ? [attribute(span, 'comanda.push')] : []));
  await eventually(() => expect(pushes()).toEqual(expect.arrayContaining(['mudou', 'trabalhos', 'pedido'])));
  agent.close();
  socket.close();
});

it('a failed call has one number in the answer, its header and its trace', async () => {
  await runStatement(server.urls.owner, 'alter table banners rename to banners_away');
  const team = await server.asProvider('admin');
  const failed = await team.get(`provedor/lojas/${shop.store.storeId}/banners`);
  await runStatement(server.urls.owner, 'alter table banners_away rename to banners');
  const { correlationId } = failed.body as unknown as { correlationId: string };
  expect([failed.status, failed.headers.get('x-request-id')]).toEqual([500, correlationId]);
  expect(correlationId).toMatch(/^[0-9a-f]{32}$/);
  const [root] = (await traceOf(correlationId)).filter(({ parentSpanId }) => !parentSpanId);
  expect(root).toMatchObject({ name: 'GET /api/provedor/lojas/:loja/banners', status: { code: 2 } });
  expect(root && attribute(root, 'error.type')).toBe('server.unexpected');
});

it('a mail that a job sends is a trace of the job', async () => {
  const team = await server.asProvider('admin');
  const invited = { nome: 'Bia Lima', email: 'bia@pizzaria.example', usuario: null, perfil: 'operador' };
  await team.post(`provedor/lojas/${shop.store.storeId}/pessoas`, invited);
  await eventually(() => {
    const [mail] = collector.spans().filter((span) => attribute(span, 'comanda.mail') === 'invitation');
    const root = collector.spans().find(({ spanId }) => spanId === mail?.parentSpanId);
    expect(root).toMatchObject({ name: 'job mails', traceId: mail?.traceId });
  });
});

it('traces name no person, no text of a customer and no address of a request', async () => {
  await shop.admin.get(`pedidos/listar/5551234?busca=Zuleide`);
  await server.partner(shop.store.intakeKey).post('order', anOpenDeliveryOrder());
  const { headers } = await shop.admin.get('login/sessao?busca=Zuleide');
  await traceOf(headers.get('x-request-id'));
  const { customer, delivery } = anOpenDeliveryOrder() as unknown as Record<string, object>;
  const words = [...wordsIn(customer), ...wordsIn(delivery)].filter((each) => each.length > 5);
  expect(words.length).toBeGreaterThan(3);
  const text = collector.text();
  for (const each of [
    ...words,
    ...shop.marks,
    ...shop.ofCustomers,
    shop.store.name,
    'Zuleide',
    '5551234',
    'bia@',
  ])
    expect(text).not.toContain(each);
});

/** Collects all texts of a document, at any depth. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

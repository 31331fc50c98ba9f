import { testServer } from '@comanda/testkit/http/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SampleStore, sampleStore } from './testing/sample-store.ts';

// The sample store has rows of each kind, with words that appear nowhere else.
const server = testServer();
let shop: SampleStore;
beforeAll(async () => {
  shop = await sampleStore(server);
});
afterAll(() => shop.end());

it('metrics name no person, no store and no address of a request', async () => {
  const customer = `555${shop.store.storeId}`;
  await shop.admin.get(`pedidos/listar/${customer}?busca=Zuleide`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toContain('route="/api/pedidos/listar/:id_pedido"');
  expect(text).not.toMatch(/Zuleide|\?busca/);
  expect(text).not.toContain(customer);
  for (const words of [...shop.marks, ...shop.ofCustomers, shop.store.name])
    expect(text).not.toContain(words);
});

it('labels have few values, none of them from a request', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of text.matchAll(/[{,](\w+)="([^"]*)"/g))
    labels.set(name, (labels.get(name) ?? new Set()).add(value));
  expect([...labels.keys()].filter((name) => !KNOWN.includes(name))).toEqual([]);
  for (const value of labels.get('route') ?? []) expect(value).toMatch(/^[/\w:.*-]+$/);
});

/**
 * Names of all allowed labels: those of Node.js and ours. A new label may be added if it has few values, all
 * defined by us.
 */
const KNOWN = [
  ...[
    'committed_by',
    'job',
    'kind',
    'le',
    'method',
    'reader',
    'reason',
    'route',
    'rule',
    'space',
    'status',
    'type',
  ],
  ...['major', 'minor', 'patch', 'version', 'quantile'],
];

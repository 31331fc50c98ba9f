import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { testServer } from '@comanda/testkit/http/test-server';
import { describe, expect, it } from 'vitest';

const OPS_TOKEN = 'vfp0m8Qy3nT7bXe2KsLw9RjHc4ZuGd6A';
const server = testServer({ opsToken: OPS_TOKEN });

describe('documents', () => {
  it('/docs has a strict policy; its document describes every call', async () => {
    const page = await fetch(`${server.url}/docs`);
    expect(await page.text()).toContain('/api/orders/{id}');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script'",
    );
    const document = (await (await fetch(`${server.url}/docs/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/login/index', '/api/pedidos/listar/{id_pedido}', '/api/order']),
    );
  });
});

describe('health', () => {
  it('shows that it is alive and ready, and has metrics', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
    );
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok', version });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/comanda_http_request_seconds_bucket\{.*route="\/healthz"/);
    // Gauges of queues in the database. All queues are empty in this test.
    const queues = ['orders_unanswered', 'orders_overdue', 'print_jobs_waiting', 'courier_requests_due'];
    for (const queue of [...queues, 'payment_requests_due', 'mails_waiting']) {
      expect(metrics).toContain(`\ncomanda_${queue} 0\n`);
      expect(metrics).toContain(`\ncomanda_${queue}_oldest_seconds 0\n`);
    }
  });
});

it.each(['/healthz', '/readyz', '/docs'])('%s answers monitors that use HEAD', async (path) => {
  const { status, body } = await fetch(`${server.url}${path}`, { method: 'HEAD' });
  expect([status, body]).toEqual([200, null]);
});

it('strangers cannot see the state of the installation; logged-in users can read the calls', async () => {
  const from = (headers: Record<string, string>) => async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9', ...headers } }))
      .status;
  const store = await server.createStore();
  const { token } = await server.as(store.operatorLogin);
  const seen = async (request: (path: string) => Promise<number>) =>
    Promise.all(['/healthz', '/readyz', '/metrics', '/docs', '/docs/openapi.json'].map(request));
  expect(await seen(from({}))).toEqual([200, 404, 404, 404, 404]);
  expect(await seen(from({ authorization: 'Bearer errado' }))).toEqual([200, 404, 404, 404, 404]);
  expect(await seen(from({ authorization: token }))).toEqual([200, 404, 404, 200, 200]);
  expect(await seen(from({ authorization: `Bearer ${OPS_TOKEN}` }))).toEqual([200, 200, 200, 200, 200]);
});

describe('answers', () => {
  it('are refused for host names that are not configured', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      get(
        { hostname, port, path: '/api/login/sessao', headers: { host: 'evil.example:3000' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      ).on('error', reject);
    });
    expect(status).toBe(421);
  });

  it('to invalid paths have the usual form', async () => {
    const response = await fetch(`${server.url}/%zz`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: false, motivo: 'request.malformed' });
  });

  it('have a request id and forbid content sniffing', async () => {
    const answer = await server.anonymous().get('nada');
    expect(answer).toMatchObject({
      status: 404,
      body: { status: false, motivo: 'request.not-found', code: 404 },
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBe(
      (answer.body as unknown as { correlationId: string }).correlationId,
    );
  });

  it.each([
    ['broken JSON', '{"usuario":', 400],
    ['a list instead of an object', '[]', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400],
    ['a body beyond the limit', `{"usuario":"${'x'.repeat(70_000)}"}`, 413],
  ])('%s is refused with words', async (_name, body, status) => {
    const response = await fetch(`${server.url}/api/login/index`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: false, erro: expect.stringMatching(/./) });
  });

  it('an unknown media type is refused', async () => {
    const response = await fetch(`${server.url}/api/login/index`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'a;b',
    });
    expect(response.status).toBe(415);
  });
});

import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { mailPreviewHtml } from './mail-preview.ts';
import { outboxHtml } from './outbox-list.ts';
import { serveOutboxPage } from './outbox-page.ts';

it('escapes all texts of a message', () => {
  const evil = '"><script>alert("x")</script>';
  const message = { name: evil, channel: evil, to: evil, subject: evil, text: evil, html: evil, at: evil };
  for (const html of [outboxHtml([message]), mailPreviewHtml(message)]) {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  }
});

it('shows the newest message first, previews e-mails, and ignores incomplete files', async () => {
  const dir = folderOfTest();
  const write = (name: string, at: string, over: object = {}) =>
    writeFileSync(
      join(dir, name),
      JSON.stringify({ channel: 'sms', to: name, subject: '', text: 'código', at, ...over }),
    );
  write('b.json', '2026-11-21T10:00:00.000Z');
  const html = '<html><head></head><body><a href="https://x.example">Abrir</a></body></html>';
  write('a.json', '2026-11-21T11:00:00.000Z', { channel: 'email', subject: 'Oi', html });
  writeFileSync(join(dir, 'c.json'), '{"channel":');
  const server = await serveOutboxPage(dir, 0);
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, page: await response.text() };
  };
  const { page } = await get('/');
  expect(page.indexOf('a.json')).toBeGreaterThan(0);
  expect(page.indexOf('b.json')).toBeGreaterThan(page.indexOf('a.json'));
  expect(page).not.toContain('c.json');
  expect(page.match(/href="[^"]*"/g)).toEqual(['href="/email/a.json"']);

  const shown = await get('/email/a.json');
  // Each frame has neither scripts nor an origin.
  expect(shown.page.match(/sandbox="[^"]*"/g)).toEqual(
    Array.from({ length: 4 }, () => 'sandbox="allow-popups allow-popups-to-escape-sandbox"'),
  );
  expect(shown.page).toContain('&lt;a href=&quot;https://x.example&quot;&gt;Abrir&lt;/a&gt;');
  for (const path of ['/email/b.json', '/email/c.json', '/email/..%2Fa.json', '/email/'])
    expect((await get(path)).status, path).toBe(404);
  server.close();
});

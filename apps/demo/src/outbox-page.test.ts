import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { outboxHtml, serveOutboxPage } from './outbox-page.ts';

it('escapes every word of a message', () => {
  const evil = '<script>alert("x")</script>';
  const html = outboxHtml([{ channel: evil, to: evil, subject: evil, text: evil, at: evil }]);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
});

it('shows the newest message first and overlooks half-written files', async () => {
  const dir = folderOfTest();
  const write = (name: string, at: string) =>
    writeFileSync(
      join(dir, name),
      JSON.stringify({ channel: 'sms', to: name, subject: '', text: 'código', at }),
    );
  write('b.json', '2026-11-21T10:00:00.000Z');
  write('a.json', '2026-11-21T11:00:00.000Z');
  writeFileSync(join(dir, 'c.json'), '{"channel":');
  const server = await serveOutboxPage(dir, 0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(html.indexOf('a.json')).toBeGreaterThan(0);
  expect(html.indexOf('b.json')).toBeGreaterThan(html.indexOf('a.json'));
  expect(html).not.toContain('c.json');
  server.close();
});

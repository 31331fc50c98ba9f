import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { escapeHtml } from '@comanda/domain/text/escape-html';

export interface OutboxMessage {
  channel: string;
  to: string;
  subject: string;
  text: string;
  /** Epoch milliseconds or ISO, as the server wrote it. */
  at: string;
}

const MAX_SHOWN = 50;

/**
 * A page with the e-mails and messages the server did not send because nothing is configured to send them:
 * newest first, looked up again every few seconds. For this machine only.
 */
export async function serveOutboxPage(outboxDir: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/' || !isLocalName(request.headers.host)) {
      response.writeHead(404).end();
      return;
    }
    void readOutbox(outboxDir).then((messages) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      });
      response.end(outboxHtml(messages));
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  return server;
}

/** Keeps a foreign page from reading the codes through a name it points at this machine. */
function isLocalName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '');
}

async function readOutbox(dir: string): Promise<OutboxMessage[]> {
  const names = await readdir(dir).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const read = await Promise.all(files.map((name) => readMessage(join(dir, name))));
  return read
    .filter((message) => message !== null)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, MAX_SHOWN);
}

async function readMessage(path: string): Promise<OutboxMessage | null> {
  try {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof file !== 'object' || file === null) return null;
    const field = (name: string) => String(new Map(Object.entries(file)).get(name) ?? '');
    const at = field('at');
    return {
      channel: field('channel'),
      to: field('to'),
      subject: field('subject'),
      text: field('text'),
      at: /^\d+$/.test(at) ? new Date(Number(at)).toISOString() : at,
    };
  } catch {
    // Half-written or gone: the next look finds it whole, or not at all.
    return null;
  }
}

/** The clock of the demo's stores, as their mails and the panel have it. */
const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

function timeOf(at: string): string {
  const epoch = Date.parse(at);
  return Number.isNaN(epoch) ? at : TIME.format(epoch);
}

/** The whole page; every word of a message is escaped. */
export function outboxHtml(messages: readonly OutboxMessage[]): string {
  const cards = messages.map(
    ({ channel, to, subject, text, at }) => `<article>
<p class="meta">${escapeHtml(channel === 'sms' ? 'SMS' : 'E-mail')} para <b>${escapeHtml(to)}</b> · ${escapeHtml(timeOf(at))}</p>
${subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`}
<pre>${escapeHtml(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Caixa de saída da demonstração</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 0.25rem 0; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: 0.75rem 1rem; margin: 1rem 0; }
.meta { margin: 0; font-size: 0.875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.5rem 0 0; }
</style>
</head>
<body>
<main>
<h1>Caixa de saída da demonstração</h1>
<p>Aqui aparecem os e-mails e SMS que o sistema enviaria. Nada saiu desta máquina.</p>
${cards.length === 0 ? '<p>Nenhuma mensagem ainda.</p>' : cards.join('\n')}
</main>
</body>
</html>`;
}

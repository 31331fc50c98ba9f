import { createServer, type Server } from 'node:http';
import { mailPreviewHtml } from './mail-preview.ts';
import { outboxHtml, PREVIEW_PATH } from './outbox-list.ts';
import { type OutboxMessage, readOutbox } from './read-outbox.ts';

/**
 * Serves a page with the messages that the server saved instead of sending, newest first. The page reloads
 * every few seconds and has a preview of each e-mail. Only this machine can open it.
 */
export async function serveOutboxPage(outboxDir: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const isKnown = path === '/' || path.startsWith(PREVIEW_PATH);
    if (request.method !== 'GET' || !isKnown || !isLocalName(request.headers.host)) {
      response.writeHead(404).end();
      return;
    }
    void readOutbox(outboxDir).then((messages) => {
      const page = path === '/' ? outboxHtml(messages) : previewOf(messages, path.slice(PREVIEW_PATH.length));
      if (page === null) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      });
      response.end(page);
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  return server;
}

/** Finds a message by its name in the list. A path in a request therefore never becomes a path on disk. */
function previewOf(messages: readonly OutboxMessage[], name: string): string | null {
  const message = messages.find((one) => one.name === name);
  return message?.html == null ? null : mailPreviewHtml({ ...message, html: message.html });
}

/**
 * Refuses requests with another site's host name, even if that name resolves to this machine. Otherwise,
 * the page of that site could read the codes in messages.
 */
function isLocalName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '');
}

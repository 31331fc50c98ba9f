import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import type { OutboxMessage } from './read-outbox.ts';

/** Path of an e-mail's preview, followed by the name of its file. */
export const PREVIEW_PATH = '/email/';

/** Formats times in the time zone of the demo's stores, as their mails and the panel do. */
const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

function timeOf(at: string): string {
  const epoch = Date.parse(at);
  return Number.isNaN(epoch) ? at : TIME.format(epoch);
}

/** Returns the list of messages as HTML. All texts of messages are escaped. */
export function outboxHtml(messages: readonly OutboxMessage[]): string {
  const cards = messages.map(
    (message) => `<article>
${messageHeadHtml(message)}
<pre>${escapeHtml(message.text)}</pre>
${message.html === null ? '' : `<p class="meta"><a href="${PREVIEW_PATH}${escapeHtml(encodeURIComponent(message.name))}">Ver como chega no e-mail</a></p>`}
</article>`,
  );
  const body = `<h1>Caixa de saída da demonstração</h1>
<p>Aqui aparecem os e-mails e SMS que o sistema enviaria. Nada saiu desta máquina.</p>
${cards.length === 0 ? '<p>Nenhuma mensagem ainda.</p>' : cards.join('\n')}`;
  return pageHtml('Caixa de saída da demonstração', '<meta http-equiv="refresh" content="3">', body);
}

/** Recipient, time and subject of a message. */
export function messageHeadHtml({ channel, to, subject, at }: OutboxMessage): string {
  return `<p class="meta">${escapeHtml(channel === 'sms' ? 'SMS' : 'E-mail')} para <b>${escapeHtml(to)}</b> · ${escapeHtml(timeOf(at))}</p>
${subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`}`;
}

/** Makes a page of the outbox. `head` and `body` are HTML. */
export function pageHtml(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1rem; margin: 0.25rem 0; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: 0.75rem 1rem; margin: 1rem 0; }
.meta { margin: 0; font-size: 0.875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.5rem 0 0; }
main:has(.views) { max-width: 84rem; } .views { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; max-width: 100%; } figcaption { font-size: 0.875rem; }
iframe { display: block; max-width: 100%; height: 46rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
}

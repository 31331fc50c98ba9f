import { escapeHtml } from '@comanda/domain/text/escape-html';
import { messageHeadHtml, pageHtml } from './outbox-list.ts';
import type { OutboxMessage } from './read-outbox.ts';

const VIEWS = [
  { name: 'Computador, claro', width: 640, isDark: false },
  { name: 'Computador, escuro', width: 640, isDark: true },
  { name: 'Celular, claro', width: 360, isDark: false },
  { name: 'Celular, escuro', width: 360, isDark: true },
];

/** What a dark mail box answers; a browser asks its own settings instead, the same in every frame. */
const DARK_QUERY = '(prefers-color-scheme:dark)';

/**
 * An e-mail as mail clients show it, at two widths, light and dark, and its text. The mail stands in frames of their own:
 * without scripts, without this page's origin; its links open beside it.
 */
export function mailPreviewHtml(message: OutboxMessage & { html: string }): string {
  const page = message.html.replace('<head>', '<head><base target="_blank">');
  const views = VIEWS.map(
    ({ name, width, isDark }) => `<figure>
<figcaption>${name}</figcaption>
<iframe title="${name}" width="${width}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(page.replaceAll(DARK_QUERY, isDark ? 'all' : 'not all'))}"></iframe>
</figure>`,
  );
  const body = `<p><a href="/">Voltar à caixa de saída</a></p>
${messageHeadHtml(message)}
<div class="views">
${views.join('\n')}
</div>
<h2>Só texto</h2>
<pre>${escapeHtml(message.text)}</pre>`;
  return pageHtml(message.subject, '', body);
}

import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { messageHeadHtml, pageHtml } from './outbox-list.ts';
import type { OutboxMessage } from './read-outbox.ts';

const VIEWS = [
  { name: 'Computador, claro', width: 640, isDark: false },
  { name: 'Computador, escuro', width: 640, isDark: true },
  { name: 'Celular, claro', width: 360, isDark: false },
  { name: 'Celular, escuro', width: 360, isDark: true },
];

/**
 * The media query for dark mode in a mail. The preview replaces it, because a browser would use the user's setting for
 * every frame.
 */
const DARK_QUERY = '(prefers-color-scheme:dark)';

/**
 * Returns a page that shows an e-mail at two widths, light and dark, and as text. Each version is in a frame
 * without scripts and without this page's origin. Links in a frame open a new tab.
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

import { escapeHtml } from '@comanda/domain/text/escape-html';
import { Parser } from 'htmlparser2';

/** What stays, without attributes; of everything else the words stay. */
const KEPT = new Set([
  ...['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
/** Their content is no text for people. */
const SILENT = new Set([
  ...['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea'],
]);

/** Markup of the system before this one, as a page may take it over: it can do nothing, whatever was imported. */
export function cleanMarkup(markup: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) parts.push(escapeHtml(words));
    },
    onopentag: (name) => {
      if (SILENT.has(name)) silent += 1;
      else if (silent === 0 && KEPT.has(name)) parts.push(`<${name}>`);
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      else if (silent === 0 && KEPT.has(name)) parts.push(`</${name}>`);
    },
  });
  parser.end(markup);
  return parts.join('');
}

import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { ALLOWED_TAGS } from '@comanda/domain/kit/text/markup-tags';
import { walkHtml } from '../../../platform/html/walk-html.ts';

/** Cleans markup of the old system: imported markup must not run code on a page. */
export function cleanMarkup(markup: string): string {
  const parts: string[] = [];
  const tag = (name: string, mark: string) => {
    if (ALLOWED_TAGS.has(name)) parts.push(mark);
  };
  walkHtml(markup, {
    text: (words) => parts.push(escapeHtml(words)),
    open: (name) => tag(name, `<${name}>`),
    close: (name) => tag(name, `</${name}>`),
  });
  return parts.join('');
}

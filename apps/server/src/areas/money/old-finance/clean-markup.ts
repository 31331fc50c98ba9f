import { escapeHtml } from '@comanda/domain/kit/text/escape-html';
import { KEPT_TAGS, SILENT_TAGS } from '@comanda/domain/kit/text/markup-tags';
import { Parser } from 'htmlparser2';

/** Cleans the markup of the former system, so that imported markup cannot run anything on a page. */
export function cleanMarkup(markup: string): string {
  const parts: string[] = [];
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) parts.push(escapeHtml(words));
    },
    onopentag: (name) => {
      if (SILENT_TAGS.has(name)) silent += 1;
      else if (silent === 0 && KEPT_TAGS.has(name)) parts.push(`<${name}>`);
    },
    onclosetag: (name) => {
      if (SILENT_TAGS.has(name)) silent -= 1;
      else if (silent === 0 && KEPT_TAGS.has(name)) parts.push(`</${name}>`);
    },
  });
  parser.end(markup);
  return parts.join('');
}

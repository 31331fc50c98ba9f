import { SILENT_TAGS } from '@comanda/domain/kit/text/markup-tags';
import { Parser } from 'htmlparser2';

/** Receives the parts of an HTML document, in document order. */
export interface HtmlReader {
  /** Words with decoded entities. */
  text(words: string): unknown;
  open(name: string, attributes: Readonly<Record<string, string>>): unknown;
  close(name: string): unknown;
}

/**
 * The only parser for HTML from outside. Elements without text for readers, such as scripts, are left out
 * with their content.
 */
export function walkHtml(html: string, reader: HtmlReader): void {
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) reader.text(words);
    },
    onopentag: (name, attributes) => {
      if (SILENT_TAGS.has(name)) silent += 1;
      else if (silent === 0) reader.open(name, attributes);
    },
    onclosetag: (name) => {
      if (SILENT_TAGS.has(name)) silent -= 1;
      else if (silent === 0) reader.close(name);
    },
  });
  parser.end(html);
}

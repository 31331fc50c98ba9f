import { type RichText, RichTextBuilder } from '@comanda/domain/text/rich-text';
import { Parser } from 'htmlparser2';

/** Their content is no text for people. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
]);

/** Reads HTML by an allow-list. Everything else is dropped, its words stay; attributes never count. */
export function readHtml(html: string): RichText {
  const builder = new RichTextBuilder();
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) builder.say(words);
    },
    onopentagname: (name) => {
      if (SILENT.has(name)) silent += 1;
      else if (silent === 0) builder.tag(name, false);
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1;
      else if (silent === 0) builder.tag(name, true);
    },
  });
  // NUL ends nothing and means nothing; parsers show a mark for it.
  parser.end(html.replaceAll('\0', ''));
  return builder.end();
}

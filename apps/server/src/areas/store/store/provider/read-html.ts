import { type RichText, RichTextBuilder } from '@comanda/domain/kit/text/rich-text';
import { walkHtml } from '../../../../platform/html/walk-html.ts';
import { itemNumbers } from './item-numbers.ts';

/**
 * Maps HTML elements to the few elements that a text may have. All other block elements become paragraphs.
 */
const MEANING = new Map<string, 'h2' | 'p' | 'strong' | 'em' | 'br'>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h2'] as const),
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'address',
    'blockquote',
    'pre',
    'hr',
  ]
    .concat(
      'ul',
      'ol',
      'dl',
      'dt',
      'dd',
      'table',
      'caption',
      'tr',
      'figure',
      'figcaption',
      'fieldset',
      'legend',
    )
    .map((name) => [name, 'p'] as const),
  ...['strong', 'b', 'th'].map((name) => [name, 'strong'] as const),
  ...['em', 'i'].map((name) => [name, 'em'] as const),
  ['br', 'br'],
]);

/** Text between two cells of a row. */
const CELL_GAP = ' · ';

/**
 * Parses HTML by an allow-list. Other elements are dropped, but their text is included. Numbers of list items
 * become text, because contracts refer to them. Rows of tables become paragraphs whose cells are separated.
 */
export function readHtml(html: string): RichText {
  const builder = new RichTextBuilder();
  const lists: (IterableIterator<string> | null)[] = [];
  let isRowBegun = false;
  let isBetweenCells = false;
  let isItemBegun = false;
  /** Text to write before the next words: an item's number, or the gap between two cells. */
  let before = '';

  const addText = (words: string) => {
    if (words.trim() === '') {
      if (isBetweenCells) return;
    } else {
      builder.addText(before);
      before = '';
      isItemBegun = false;
    }
    builder.addText(words);
  };

  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const meaning = MEANING.get(name);
    // The first paragraph inside a list item is the item itself, so no new paragraph begins.
    if (meaning === 'p' && isItemBegun && name !== 'ul' && name !== 'ol') return;
    if (before === CELL_GAP && (meaning === 'p' || meaning === 'h2')) before = '';
    if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? itemNumbers(attributes) : null);
    if (name === 'tr') isRowBegun = false;
    isBetweenCells = name === 'tr';
    if (name === 'td' || name === 'th') {
      if (isRowBegun) before = CELL_GAP;
      isRowBegun = true;
    }
    if (name === 'li') {
      const numbers = lists.at(-1);
      before = numbers?.next().value ?? '';
      isItemBegun = true;
      builder.tag(numbers ? 'p' : 'li', false);
    } else if (meaning !== undefined) builder.tag(meaning, false);
  };

  const close = (name: string) => {
    if (name === 'ul' || name === 'ol') lists.pop();
    if (name === 'li') {
      before = '';
      isItemBegun = false;
      builder.tag('li', true);
    }
    isBetweenCells = name === 'td' || name === 'th';
    const meaning = MEANING.get(name);
    if (meaning !== undefined) builder.tag(meaning, true);
  };

  // HTML has no meaning for NUL, but parsers show a replacement character for it.
  walkHtml(html.replaceAll('\0', ''), { text: addText, open, close });
  return builder.end();
}

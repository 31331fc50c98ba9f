import { ALLOWED_TAGS } from '@comanda/domain/kit/text/markup-tags';
import { createElement, type ReactNode } from 'react';
import markupTable from './markup-table.module.css';

/** Elements removed together with their content. All other unknown elements lose only their tags. */
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math']);
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

interface Element {
  tag: string;
  children: ReactNode[];
}

/**
 * Turns the server's markup into React elements with our own parser, because Trusted Types forbid the
 * browser's parser. The output contains only the listed elements, for any input.
 */
export function SafeMarkup({ markup }: { markup: string }) {
  return <>{elementsOf(markup)}</>;
}

function elementsOf(markup: string): ReactNode[] {
  const root: Element = { tag: '', children: [] };
  const open: Element[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = () => {
    const done = open.length > 1 ? open.pop() : undefined;
    if (done && !SILENT.has(done.tag)) top().children.push(drawn(done, top().children.length));
  };
  for (const [token, slash, name] of markup.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (!token.startsWith('<!--')) top().children.push(readable(token));
    } else if (slash === '') {
      if (ALLOWED_TAGS.has(tag) || SILENT.has(tag)) open.push({ tag, children: [] });
    } else if (open.some((element) => element.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}

function drawn({ tag, children }: Element, key: number): ReactNode {
  if (tag === 'table')
    return (
      <div key={key} className={markupTable.scroller}>
        {createElement(tag, { className: markupTable.table }, ...children)}
      </div>
    );
  return createElement(tag, { key }, ...children);
}

const readable = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (matched, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? matched;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : matched;
  });

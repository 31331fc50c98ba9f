/**
 * Text with a little form: headings, paragraphs, list items, bold and italic. Whatever it was read from, these are the
 * only things it can hold, so neither a page nor a mail that shows it can be made to do anything else.
 */
export type RichText = readonly RichBlock[];

export interface RichBlock {
  kind: 'heading' | 'paragraph' | 'item';
  spans: readonly RichSpan[];
}

export interface RichSpan {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
}

const BLOCKS: Record<string, RichBlock['kind']> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  p: 'paragraph',
  div: 'paragraph',
  section: 'paragraph',
  blockquote: 'paragraph',
  tr: 'paragraph',
  li: 'item',
};
const STRONG = new Set(['strong', 'b']);
const EMPHASISED = new Set(['em', 'i']);
/** Their content is no text for people. */
const SILENT =
  /<(script|style|template|title|noscript|iframe|object|svg|math|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>|<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>/gi;

/** Reads markup by an allow-list. Everything else is dropped, its words stay; attributes never count. */
export function readRichText(markup: string): RichText {
  const source = clean(markup).replace(SILENT, '');
  const blocks: RichBlock[] = [];
  let kind: RichBlock['kind'] = 'paragraph';
  let spans: RichSpan[] = [];
  let strong = 0;
  let emphasised = 0;
  const say = (words: string) => {
    const text = decodeEntities(words).replace(/[ \t\r\n]+/g, ' ');
    if (text !== '') spans.push({ text, isStrong: strong > 0, isEmphasised: emphasised > 0 });
  };
  const endBlock = (next: RichBlock['kind']) => {
    const block = { kind, spans: trimmed(spans) };
    if (block.spans.length > 0) blocks.push(block);
    kind = next;
    spans = [];
  };
  let from = 0;
  for (const match of source.matchAll(TAG)) {
    say(source.slice(from, match.index));
    from = match.index + match[0].length;
    const name = match[2]?.toLowerCase() ?? '';
    const step = match[1] === '/' ? -1 : 1;
    const blockKind = BLOCKS[name];
    if (blockKind !== undefined) endBlock(step === 1 ? blockKind : 'paragraph');
    else if (STRONG.has(name)) strong = Math.max(0, strong + step);
    else if (EMPHASISED.has(name)) emphasised = Math.max(0, emphasised + step);
    else if (name === 'br') spans.push({ text: '\n', isStrong: false, isEmphasised: false });
  }
  say(source.slice(from));
  endBlock('paragraph');
  return blocks;
}

/** Reads plain text: blank lines part paragraphs, `# ` begins a heading, `- ` an item. Markup in it is text. */
export function readPlainText(plain: string): RichText {
  const blocks: RichBlock[] = [];
  const add = (kind: RichBlock['kind'], text: string) =>
    blocks.push({ kind, spans: [{ text, isStrong: false, isEmphasised: false }] });
  for (const paragraph of clean(plain)
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)) {
    let lines: string[] = [];
    const endLines = () => {
      if (lines.length > 0) add('paragraph', lines.join('\n'));
      lines = [];
    };
    for (const line of paragraph.split('\n').map((text) => text.trim())) {
      const marked = /^(#{1,6}|[-*•])\s+(.+)$/.exec(line);
      if (marked === null) {
        if (line !== '') lines.push(line);
        continue;
      }
      endLines();
      add(marked[1]?.startsWith('#') ? 'heading' : 'item', marked[2] ?? '');
    }
    endLines();
  }
  return blocks;
}

const TAGS = { heading: 'h2', paragraph: 'p', item: 'li' } as const;

/** The one markup of a text: only `h2`, `p`, `ul`, `li`, `strong`, `em` and `br`, never an attribute. */
export function richTextToHtml(text: RichText): string {
  const parts = text.map((block, index) => {
    const tag = TAGS[block.kind];
    const opens = block.kind === 'item' && text[index - 1]?.kind !== 'item' ? '<ul>' : '';
    const closes = block.kind === 'item' && text[index + 1]?.kind !== 'item' ? '</ul>' : '';
    return `${opens}<${tag}>${block.spans.map(spanToHtml).join('')}</${tag}>${closes}`;
  });
  return parts.join('');
}

function spanToHtml({ text, isStrong, isEmphasised }: RichSpan): string {
  const words = text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('\n', '<br>');
  const leaning = isEmphasised ? `<em>${words}</em>` : words;
  return isStrong ? `<strong>${leaning}</strong>` : leaning;
}

/** Without control characters and those that turn other text around; line breaks and tabs stay. */
function clean(text: string): string {
  return text.toWellFormed().replace(/(?![\n\r\t])\p{Cc}|[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]/gu, '');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decodeEntities(text: string): string {
  return clean(
    text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    }),
  );
}

/** Without space at the ends and breaks that part nothing. */
function trimmed(spans: readonly RichSpan[]): RichSpan[] {
  const kept = [...spans];
  for (let first = kept[0]; first !== undefined; first = kept[0]) {
    const text = first.text.trimStart();
    if (text !== '') {
      kept[0] = { ...first, text };
      break;
    }
    kept.shift();
  }
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    const text = last.text.trimEnd();
    if (text !== '') {
      kept[kept.length - 1] = { ...last, text };
      break;
    }
    kept.pop();
  }
  return kept;
}

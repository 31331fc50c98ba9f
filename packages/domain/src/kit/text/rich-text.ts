/**
 * Text with headings, paragraphs, list items, bold and italic. Pages and mails can show it safely because the type
 * allows no other element.
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

/** The supported tags. Parsers of other markup map their tags to these. */
type Tag = 'h2' | 'p' | 'li' | 'strong' | 'em' | 'br';

/** Builds a text from the tags and words that a parser of markup finds. */
export class RichTextBuilder {
  readonly #blocks: RichBlock[] = [];
  #kind: RichBlock['kind'] = 'paragraph';
  #spans: RichSpan[] = [];
  #words: string[] = [];
  #strong = 0;
  #emphasised = 0;

  /**
   * Adds words whose entities are already decoded. Several calls in a row continue the same text, until the
   * next tag.
   */
  addText(words: string): void {
    this.#words.push(words);
  }

  tag(name: Tag, isClosing: boolean): void {
    this.#endWords();
    const step = isClosing ? -1 : 1;
    const kind = BLOCKS[name];
    if (kind !== undefined) this.#endBlock(isClosing ? 'paragraph' : kind);
    else if (name === 'strong') this.#strong = Math.max(0, this.#strong + step);
    else if (name === 'em') this.#emphasised = Math.max(0, this.#emphasised + step);
    else if (!isClosing) this.#spans.push({ text: '\n', isStrong: false, isEmphasised: false });
  }

  /** Returns the whole text. After this call the builder must not be used any more. */
  end(): RichText {
    this.#endWords();
    this.#endBlock('paragraph');
    return this.#blocks;
  }

  #endWords(): void {
    const text = clean(this.#words.join('')).replace(/[ \t\r\n]+/g, ' ');
    this.#words = [];
    if (text !== '')
      this.#spans.push({ text, isStrong: this.#strong > 0, isEmphasised: this.#emphasised > 0 });
  }

  #endBlock(next: RichBlock['kind']): void {
    const spans = trimmed(this.#spans);
    if (spans.length > 0) this.#blocks.push({ kind: this.#kind, spans });
    this.#kind = next;
    this.#spans = [];
  }
}

const BLOCKS: Partial<Record<Tag, RichBlock['kind']>> = { h2: 'heading', p: 'paragraph', li: 'item' };

/** Matches only the output of `richTextToHtml`: no attributes, numeric entities. */
const OWN_TAG = /<(\/?)(?:(h2|p|li|strong|em|br)|ul)>/g;
const OWN_ENTITY = /&#(\d{1,3});/g;

/**
 * Parses the stored markup of `richTextToHtml`; any other tag becomes visible text. Markup from elsewhere
 * must first pass the server's HTML parser.
 */
export function readRichText(markup: string): RichText {
  const builder = new RichTextBuilder();
  const addText = (words: string) =>
    builder.addText(words.replace(OWN_ENTITY, (_whole, code) => String.fromCharCode(Number(code))));
  let from = 0;
  for (const match of markup.matchAll(OWN_TAG)) {
    addText(markup.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[2] !== undefined) builder.tag(match[2] as Tag, match[1] === '/');
  }
  addText(markup.slice(from));
  return builder.end();
}

/**
 * Parses plain text: blank lines separate paragraphs, `# ` begins a heading, `- ` a list item. HTML tags stay
 * visible as text.
 */
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

/** The stored markup of a text: `h2`, `p`, `ul`, `li`, `strong`, `em` and `br`, without attributes. */
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

/** Removes control characters and characters that change the direction of text. Line breaks and tabs stay. */
function clean(text: string): string {
  return text.toWellFormed().replace(/(?![\n\r\t])\p{Cc}|[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]/gu, '');
}

/** Removes spaces and line breaks at the beginning and the end. */
function trimmed(spans: readonly RichSpan[]): RichSpan[] {
  const hasText = ({ text }: RichSpan) => text.trim() !== '';
  const first = spans.findIndex(hasText);
  const last = spans.findLastIndex(hasText);
  return spans.slice(Math.max(0, first), last + 1).map((span, index, stored) => {
    const text = index === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: index === stored.length - 1 ? text.trimEnd() : text };
  });
}

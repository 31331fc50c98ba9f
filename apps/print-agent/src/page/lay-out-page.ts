import type { AgentPage } from '@comanda/contract/orders/printing/print-agent-events';
import type { PageWidth } from '@comanda/domain/orders/printing/print-settings';
import type {
  TextSize,
  TextStyle,
  Ticket,
  TicketLogo,
  TicketRow,
} from '@comanda/domain/orders/printing/ticket/ticket';
import { dotsOf, rowsAroundLogo } from '@comanda/domain/orders/printing/ticket/ticket-logo';
import { wrapText } from './wrap-text.ts';

/**
 * An element of the page. Positions are in points from the upper left corner; `y` is the upper edge of a
 * line.
 */
export type PageMark =
  | { kind: 'text'; x: number; y: number; text: string; size: number; isBold: boolean; isWhite: boolean }
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'logo'; x: number; y: number; width: number; height: number; logo: TicketLogo };

export interface LaidOutPage {
  /** Size in points. */
  width: number;
  height: number;
  marks: readonly PageMark[];
}

/** Font metrics in points. */
export interface Letters {
  width(text: string, size: number, isBold: boolean): number;
  lineHeight(size: number): number;
}

export const POINTS_PER_MM = 72 / 25.4;
const PAGE_MM: Record<PageWidth, number> = { '4,8': 48, '7,0': 70 };
/** Minimum width of the text, even with wide margins. */
const MIN_TEXT_MM = 15;
/** Space in millimetres below the last row, so that the cutter does not hit the row. */
const FOOT_MM = 4;
/** Letter sizes relative to normal letters, similar to the printer's own large and huge letters. */
const SCALE: Record<TextSize, number> = { normal: 1, large: 1.5, huge: 2 };
const RULE_POINTS = 0.8;
/** Usual logo resolution of thermal printers. */
const DOTS_PER_MM = 8;
const BANNER_PADDING = 1.5;

/** Places all rows of a ticket on a page. The page is as wide as the text and as high as needed. */
export function layOutPage(ticket: Omit<Ticket, 'title'>, page: AgentPage, letters: Letters): LaidOutPage {
  const width = PAGE_MM[page.largura] * POINTS_PER_MM;
  const left = Math.min(page.margem_esquerda * POINTS_PER_MM, width - MIN_TEXT_MM * POINTS_PER_MM);
  const right = Math.max(width - page.margem_direita * POINTS_PER_MM, left + MIN_TEXT_MM * POINTS_PER_MM);
  const column = new Column({ left, right: Math.min(right, width) }, page.tamanho, letters);
  for (let skipped = 0; skipped < page.linhas_inicio; skipped += 1) column.add({ kind: 'gap' });
  const { above, below } = rowsAroundLogo(ticket);
  for (const row of above) column.add(row);
  if (ticket.logo !== undefined) column.addLogo(ticket.logo);
  for (const row of below) column.add(row);
  return { width, height: column.bottom + FOOT_MM * POINTS_PER_MM, marks: column.marks };
}

interface LetterStyle {
  size: number;
  isBold: boolean;
}

/** Places rows one below another, between a left and a right edge. */
class Column {
  readonly marks: PageMark[] = [];
  readonly #left: number;
  readonly #right: number;
  /** Size of normal letters. */
  readonly #points: number;
  readonly #letters: Letters;
  #y = 0;

  constructor({ left, right }: { left: number; right: number }, points: number, letters: Letters) {
    this.#left = left;
    this.#right = right;
    this.#points = points;
    this.#letters = letters;
  }

  get bottom(): number {
    return this.#y;
  }

  add(row: TicketRow): void {
    if (row.kind === 'text') this.#addText(row);
    else if (row.kind === 'pair') this.#addPair(row);
    else if (row.kind === 'banner') this.#addBanner(row.text);
    else if (row.kind === 'rule') this.#addRule();
    else this.#y += this.#letters.lineHeight(this.#points);
  }

  /** Adds the logo in the size that a thermal printer would give it, limited by the available width. */
  addLogo(logo: TicketLogo): void {
    if (dotsOf(logo) === null) return;
    const width = Math.min((logo.width / DOTS_PER_MM) * POINTS_PER_MM, this.#width);
    const height = (width * logo.height) / logo.width;
    this.marks.push({ kind: 'logo', x: this.#centred(width), y: this.#y, width, height, logo });
    this.#y += height + this.#letters.lineHeight(this.#points) / 2;
  }

  #addText(row: Extract<TicketRow, { kind: 'text' }>): void {
    const style = this.#styleOf(row);
    const isCentred = row.align === 'center';
    const start = isCentred ? this.#left : this.#startOf(row.indent);
    for (const line of wrapText(row.text, this.#right - start, this.#measure(style))) {
      this.#putLine(line, isCentred ? this.#centred(this.#widthOf(line, style)) : start, style);
    }
  }

  /**
   * Adds a left and a right text. The right text ends at the right edge, in the last line of the left text or
   * below that line.
   */
  #addPair(row: Extract<TicketRow, { kind: 'pair' }>): void {
    const style = this.#styleOf(row);
    const start = this.#startOf(row.indent);
    const onRight = wrapText(row.right, this.#width, this.#measure(style));
    const lines = wrapText(row.left, this.#right - start, this.#measure(style));
    for (const line of lines) this.#putLine(line, start, style);
    const [only] = onRight;
    const last = lines.at(-1);
    const isBeside =
      onRight.length === 1 &&
      only !== undefined &&
      last !== undefined &&
      start + this.#widthOf(last, style) + this.#widthOf(' ', style) + this.#widthOf(only, style) <=
        this.#right;
    if (isBeside) this.#y -= this.#letters.lineHeight(style.size);
    for (const line of onRight) this.#putLine(line, this.#right - this.#widthOf(line, style), style);
  }

  #addBanner(text: string): void {
    const huge = this.#styleOf({ size: 'huge', isBold: true });
    const fits = this.#widthOf(text, huge) <= this.#width;
    const style = fits ? huge : this.#styleOf({ size: 'large', isBold: true });
    const lines = wrapText(text, this.#width, this.#measure(style));
    const height = lines.length * this.#letters.lineHeight(style.size) + 2 * BANNER_PADDING;
    this.marks.push({ kind: 'box', x: this.#left, y: this.#y, width: this.#width, height });
    this.#y += BANNER_PADDING;
    for (const line of lines) this.#putLine(line, this.#centred(this.#widthOf(line, style)), style, true);
    this.#y += 2 * BANNER_PADDING;
  }

  #addRule(): void {
    const height = this.#letters.lineHeight(this.#points);
    const y = this.#y + height / 2;
    this.marks.push({ kind: 'box', x: this.#left, y, width: this.#width, height: RULE_POINTS });
    this.#y += height;
  }

  #putLine(text: string, x: number, style: LetterStyle, isWhite = false): void {
    if (text !== '') this.marks.push({ kind: 'text', x, y: this.#y, text, ...style, isWhite });
    this.#y += this.#letters.lineHeight(style.size);
  }

  get #width(): number {
    return this.#right - this.#left;
  }

  #centred(width: number): number {
    return this.#left + (this.#width - width) / 2;
  }

  #startOf(indent = 0): number {
    return this.#left + Math.min(indent * this.#letters.width('0', this.#points, false), this.#width / 2);
  }

  #styleOf({ size = 'normal', isBold = false }: TextStyle): LetterStyle {
    return { size: this.#points * SCALE[size], isBold };
  }

  #widthOf(text: string, { size, isBold }: LetterStyle): number {
    return this.#letters.width(text, size, isBold);
  }

  #measure(style: LetterStyle): (text: string) => number {
    return (text) => this.#widthOf(text, style);
  }
}

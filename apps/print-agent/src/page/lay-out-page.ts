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

/** An element of the page. Points from its upper left corner; `y` is the top of the letters' line. */
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

/** Measures of a font, in points. */
export interface Letters {
  width(text: string, size: number, isBold: boolean): number;
  lineHeight(size: number): number;
}

export const POINTS_PER_MM = 72 / 25.4;
const PAGE_MM: Record<PageWidth, number> = { '4,8': 48, '7,0': 70 };
/** Minimum width for letters, even with wide margins. */
const LEAST_TEXT_MM = 15;
/** Space below the last row, so that the cut does not hit it. */
const FOOT_MM = 4;
/** The same ratio as between the printer's own large, huge and normal letters, without stretching them. */
const SCALE: Record<TextSize, number> = { normal: 1, large: 1.5, huge: 2 };
const RULE_POINTS = 0.8;
/** Resolution of a logo, as thermal printers have it. */
const DOTS_PER_MM = 8;
const BANNER_PADDING = 1.5;

/** Places all rows of a ticket on a page. The page is as wide as the paper's text and as tall as needed. */
export function layOutPage(ticket: Omit<Ticket, 'title'>, page: AgentPage, letters: Letters): LaidOutPage {
  const width = PAGE_MM[page.largura] * POINTS_PER_MM;
  const left = Math.min(page.margem_esquerda * POINTS_PER_MM, width - LEAST_TEXT_MM * POINTS_PER_MM);
  const right = Math.max(width - page.margem_direita * POINTS_PER_MM, left + LEAST_TEXT_MM * POINTS_PER_MM);
  const column = createColumn({ left, right: Math.min(right, width) }, page.tamanho, letters);
  for (let skipped = 0; skipped < page.linhas_inicio; skipped += 1) column.add({ kind: 'gap' });
  const { above, below } = rowsAroundLogo(ticket);
  for (const row of above) column.add(row);
  if (ticket.logo !== undefined) column.addLogo(ticket.logo);
  for (const row of below) column.add(row);
  return { width, height: column.bottom() + FOOT_MM * POINTS_PER_MM, marks: column.marks };
}

interface Column {
  add(row: TicketRow): void;
  addLogo(logo: TicketLogo): void;
  bottom(): number;
  marks: readonly PageMark[];
}

function createColumn(
  { left, right }: { left: number; right: number },
  points: number,
  letters: Letters,
): Column {
  const marks: PageMark[] = [];
  let y = 0;
  const styleOf = ({ size = 'normal', isBold = false }: TextStyle) => ({
    size: points * SCALE[size],
    isBold,
  });
  type Style = ReturnType<typeof styleOf>;
  const measure =
    ({ size, isBold }: Style) =>
    (text: string) =>
      letters.width(text, size, isBold);
  const put = (text: string, x: number, style: Style, isWhite = false) => {
    if (text !== '') marks.push({ kind: 'text', x, y, text, ...style, isWhite });
  };
  const indentOf = (indent = 0) => Math.min(indent * letters.width('0', points, false), (right - left) / 2);

  function addText(row: Extract<TicketRow, { kind: 'text' }>): void {
    const style = styleOf(row);
    const start = row.align === 'center' ? left : left + indentOf(row.indent);
    for (const line of wrapText(row.text, right - start, measure(style))) {
      const free = right - start - measure(style)(line);
      put(line, row.align === 'center' ? start + free / 2 : start, style);
      y += letters.lineHeight(style.size);
    }
  }

  /** The right text ends at the edge, beside the last line of the left one or below it. */
  function addPair(row: Extract<TicketRow, { kind: 'pair' }>): void {
    const style = styleOf(row);
    const start = left + indentOf(row.indent);
    const height = letters.lineHeight(style.size);
    const space = measure(style)(' ');
    const onRight = wrapText(row.right, right - left, measure(style));
    const lines = wrapText(row.left, right - start, measure(style));
    for (const line of lines) {
      put(line, start, style);
      y += height;
    }
    const [only] = onRight;
    const last = lines.at(-1);
    const isBeside =
      onRight.length === 1 &&
      only !== undefined &&
      last !== undefined &&
      start + measure(style)(last) + space + measure(style)(only) <= right;
    if (isBeside) y -= height;
    for (const line of onRight) {
      put(line, right - measure(style)(line), style);
      y += height;
    }
  }

  function addBanner(text: string): void {
    const huge = styleOf({ size: 'huge', isBold: true });
    const style = measure(huge)(text) <= right - left ? huge : styleOf({ size: 'large', isBold: true });
    const lines = wrapText(text, right - left, measure(style));
    const height = letters.lineHeight(style.size);
    marks.push({
      kind: 'box',
      x: left,
      y,
      width: right - left,
      height: lines.length * height + 2 * BANNER_PADDING,
    });
    y += BANNER_PADDING;
    for (const line of lines) {
      put(line, left + (right - left - measure(style)(line)) / 2, style, true);
      y += height;
    }
    y += 2 * BANNER_PADDING;
  }

  function addRule(): void {
    const height = letters.lineHeight(points);
    marks.push({ kind: 'box', x: left, y: y + height / 2, width: right - left, height: RULE_POINTS });
    y += height;
  }

  /** As large as on a thermal printer, limited by the available width. */
  function addLogo(logo: TicketLogo): void {
    if (dotsOf(logo) === null) return;
    const width = Math.min((logo.width / DOTS_PER_MM) * POINTS_PER_MM, right - left);
    const height = (width * logo.height) / logo.width;
    marks.push({ kind: 'logo', x: left + (right - left - width) / 2, y, width, height, logo });
    y += height + letters.lineHeight(points) / 2;
  }

  return {
    marks,
    addLogo,
    bottom: () => y,
    add(row) {
      if (row.kind === 'text') addText(row);
      else if (row.kind === 'pair') addPair(row);
      else if (row.kind === 'banner') addBanner(row.text);
      else if (row.kind === 'rule') addRule();
      else y += letters.lineHeight(points);
    },
  };
}

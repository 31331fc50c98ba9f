import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { PdfDocument } from './pdf-document.ts';

export type Document = InstanceType<typeof PDFDocument>;

export const MARGIN = 42;
export const FOOT = 36;
export const INK = '#1c1b1f';
export const FAINT = '#5f5c66';
export const RULE = '#cfccd6';
export const SIZES = { small: 8, text: 9.5, heading: 12, amount: 22, title: 18 } as const;

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const;
export type Weight = keyof typeof FONTS;

/** The width between the margins, in points. */
export const innerWidth = (document: Document): number => document.page.width - 2 * MARGIN;
/** Upper edge of the footer. */
export const bottomOf = (document: Document): number => document.page.height - MARGIN - FOOT;

/**
 * Removes pictographs and control characters, which are not in the fonts and would be shown as empty boxes.
 */
export function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u{10000}-\u{10ffff}]|\p{Cs}|\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Selects font, size and colour for the next text. */
export function write(
  document: Document,
  size: number,
  weight: Weight = 'regular',
  ink: string = INK,
): Document {
  return document.font(FONTS[weight]).fontSize(size).fillColor(ink);
}

/** Draws a thin line over the whole width at `y`. */
export function rule(document: Document, y: number): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(document.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
}

/**
 * Draws the header: a long header on the first page, a short one on later pages. Afterwards the position is
 * below the header.
 */
export function drawHead(
  document: Document,
  { brand, title, owner, period }: PdfDocument,
  isFirst: boolean,
): void {
  const width = innerWidth(document);
  const line = { lineBreak: false, ellipsis: true, width } as const;
  if (!isFirst) {
    const words = [brand, title, period ?? ''].map(plainOf).filter((each) => each !== '');
    write(document, SIZES.small, 'regular', FAINT).text(words.join(' · '), MARGIN, MARGIN - 14, line);
    rule(document, MARGIN);
    document.y = MARGIN + 10;
    return;
  }
  write(document, SIZES.text, 'bold', FAINT).text(plainOf(brand), MARGIN, MARGIN, line);
  write(document, SIZES.title, 'bold').text(plainOf(title), MARGIN, document.y + 6, { width });
  write(document, SIZES.text, 'regular').text(plainOf(owner), MARGIN, document.y + 2, { width });
  if (period !== null) write(document, SIZES.text, 'regular', FAINT).text(plainOf(period), { width });
  rule(document, document.y + 6);
  document.y += 16;
}

/** Draws 'page n of m' and the time of creation on every page. Runs last, when the number of pages is known. */
export function drawFeet(document: Document, { made }: PdfDocument): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const y = document.page.height - MARGIN - 10;
    rule(document, y - 6);
    // Removes the bottom margin, where the footer is: text in a margin would begin a new page.
    document.page.margins.bottom = 0;
    const line = { lineBreak: false, width: innerWidth(document) } as const;
    write(document, SIZES.small, 'regular', FAINT).text(plainOf(made), MARGIN, y, {
      ...line,
      ellipsis: true,
    });
    document.text(`Página ${page - start + 1} de ${count}`, MARGIN, y, { ...line, align: 'right' });
  }
}

import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { drawPart } from './draw-parts.ts';
import type { PdfDocument } from './pdf-document.ts';
import { drawFeet, drawHead, FOOT, MARGIN, plainOf } from './pdf-page.ts';

/** Draws a document and returns the bytes of its PDF. Tests turn `compress` off to read the pages. */
export async function drawPdf(pdf: PdfDocument, { compress = true } = {}): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'A4', autoFirstPage: false, bufferPages: true, compress, lang: 'pt-BR' },
    // An empty name prevents the library from loading its default font.
    font: '',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    info: { Title: plainOf(pdf.title), Author: plainOf(pdf.brand) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  let pages = 0;
  document.on('pageAdded', () => {
    pages += 1;
    drawHead(document, pdf, pages === 1);
  });
  document.addPage();
  for (const part of pdf.parts) drawPart(document, part);
  drawFeet(document, pdf);
  const ended = once(document, 'end');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

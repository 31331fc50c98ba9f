import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { drawPart } from './draw-parts.ts';
import type { Paper } from './paper.ts';
import { drawFeet, drawHead, FOOT, MARGIN, plainOf } from './paper-page.ts';

/** Draws a document and returns the bytes of its PDF. Tests that read the pages switch `compress` off. */
export async function drawPaper(paper: Paper, { compress = true } = {}): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'A4', autoFirstPage: false, bufferPages: true, compress, lang: 'pt-BR' },
    // No initial font, so that the library loads none of its own.
    font: '',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    info: { Title: plainOf(paper.title), Author: plainOf(paper.brand) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  let pages = 0;
  document.on('pageAdded', () => {
    pages += 1;
    drawHead(document, paper, pages === 1);
  });
  document.addPage();
  for (const part of paper.parts) drawPart(document, part);
  drawFeet(document, paper);
  const ended = once(document, 'end');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

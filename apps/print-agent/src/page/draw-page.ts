import type { AgentPage } from '@comanda/contract/orders/printing/print-agent-events';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import PDFDocument from 'pdfkit';
import { type Letters, layOutPage } from './lay-out-page.ts';
import { fontFileOf } from './page-fonts.ts';
import { pngOfLogo } from './png-of-logo.ts';

/** Draws a ticket as a PDF of one page with embedded fonts. Tests that read the page turn `compress` off. */
export async function drawPage(ticket: Ticket, page: AgentPage, compress = true): Promise<Uint8Array> {
  // There is no first page yet, because its height depends on the rows. There is no default font either,
  // because fonts depend on the text.
  const document = new PDFDocument({
    autoFirstPage: false,
    font: '',
    compress,
    info: { Title: ticket.title },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isOut = new Promise<void>((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });

  const choose = (text: string, size: number, isBold: boolean) =>
    document.font(fontFileOf(page.fonte, isBold, text)).fontSize(size);
  const letters: Letters = {
    width: (text, size, isBold) => (text === '' ? 0 : choose(text, size, isBold).widthOfString(text)),
    lineHeight: (size) => choose('', size, true).currentLineHeight(true),
  };
  const { width, height, marks } = layOutPage(ticket, page, letters);
  document.addPage({ size: [width, height], margin: 0 });
  for (const mark of marks) {
    if (mark.kind === 'box') {
      document.rect(mark.x, mark.y, mark.width, mark.height).fill('black');
    } else if (mark.kind === 'logo') {
      const { width, height } = mark;
      document.image(pngOfLogo(mark.logo), mark.x, mark.y, { width, height });
    } else {
      choose(mark.text, mark.size, mark.isBold)
        .fillColor(mark.isWhite ? 'white' : 'black')
        .text(mark.text, mark.x, mark.y, { lineBreak: false });
    }
  }
  document.end();
  await isOut;
  return Buffer.concat(chunks);
}

import type { PdfBox } from '../../../platform/pdf/pdf-document.ts';

/**
 * Width of a QR module (one square) in points. A boleto's Pix code is then some 50 mm wide, which phones can
 * read from paper.
 */
const MODULE = 2.2;

/** A QR code as dark boxes for a PDF; adjacent boxes of a row are joined. The page itself is the white margin. */
export async function qrBoxes(text: string): Promise<{ height: number; boxes: PdfBox[] }> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const boxes = rows.flatMap((row, y) => {
    const found: PdfBox[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      found.push({ x: from * MODULE, y: y * MODULE, width: (x + 1 - from) * MODULE, height: MODULE });
    }
    return found;
  });
  return { height: rows.length * MODULE, boxes };
}

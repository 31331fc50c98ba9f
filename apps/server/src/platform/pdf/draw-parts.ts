import type { PdfPart, PdfTable } from './pdf-document.ts';
import {
  bottomOf,
  type Document,
  FAINT,
  innerWidth,
  MARGIN,
  plainOf,
  rule,
  SIZES,
  type Weight,
  write,
} from './pdf-page.ts';

const GAP = 12;
const CELL_GAP = 8;
const ROW_GAP = 4;
const LABEL_WIDTH = 140;

/** Begins a new page when the current one has fewer than `height` points left. */
function makeRoom(document: Document, height: number): void {
  if (document.y + height > bottomOf(document)) document.addPage();
}

/** Draws a part below the current position, on as many pages as it needs. */
export function drawPart(document: Document, part: PdfPart): void {
  const width = innerWidth(document);
  switch (part.kind) {
    case 'heading':
      makeRoom(document, 60);
      write(document, SIZES.heading, 'bold').text(plainOf(part.text), MARGIN, document.y + 4, { width });
      break;
    case 'text':
      makeRoom(document, 30);
      write(document, SIZES.text).text(plainOf(part.text), MARGIN, document.y, { width });
      break;
    case 'facts':
      for (const [label, value] of part.rows) drawFact(document, label, value);
      break;
    case 'amount':
      makeRoom(document, 50);
      write(document, SIZES.text, 'regular', FAINT).text(plainOf(part.label), MARGIN, document.y, { width });
      write(document, SIZES.amount, 'bold').text(plainOf(part.value), { width });
      break;
    case 'table':
      drawTable(document, part);
      break;
    case 'picture':
      drawPicture(document, part);
      break;
    case 'boxes': {
      makeRoom(document, part.height);
      const top = document.y;
      for (const { x, y, width: wide, height } of part.boxes)
        document.rect(MARGIN + x, top + y, wide, height);
      document.fill('black');
      document.y = top + part.height;
      break;
    }
  }
  document.y += GAP;
}

function drawFact(document: Document, label: string, value: string): void {
  const width = innerWidth(document) - LABEL_WIDTH;
  const text = plainOf(value);
  const height = write(document, SIZES.text).heightOfString(text, { width });
  makeRoom(document, height + ROW_GAP);
  const { y } = document;
  write(document, SIZES.text, 'regular', FAINT).text(plainOf(label), MARGIN, y, {
    width: LABEL_WIDTH - CELL_GAP,
  });
  const below = document.y;
  write(document, SIZES.text).text(text, MARGIN + LABEL_WIDTH, y, { width });
  document.y = Math.max(document.y, below) + ROW_GAP;
}

function drawTable(document: Document, { title, columns, rows, totals, empty }: PdfTable): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * innerWidth(document));
  const drawRow = (cells: readonly string[], weight: Weight, ink?: string) => {
    const { y } = document;
    let x = MARGIN;
    let below = y;
    for (const [place, cell] of cells.entries()) {
      const wide = (widths[place] ?? 0) - CELL_GAP;
      const align = columns[place]?.isFigure === true ? 'right' : 'left';
      write(document, SIZES.text, weight, ink).text(plainOf(cell), x, y, { width: wide, align });
      below = Math.max(below, document.y);
      x += widths[place] ?? 0;
    }
    document.y = below + ROW_GAP;
  };
  const heightOf = (cells: readonly string[], weight: Weight) =>
    Math.max(
      ...cells.map((cell, place) =>
        write(document, SIZES.text, weight).heightOfString(plainOf(cell), {
          width: (widths[place] ?? 0) - CELL_GAP,
        }),
      ),
    ) + ROW_GAP;
  const drawHeads = () => {
    drawRow(
      columns.map((column) => column.title),
      'bold',
      FAINT,
    );
    rule(document, document.y - 2);
    document.y += 2;
  };
  makeRoom(document, 70);
  if (title !== undefined)
    write(document, SIZES.heading, 'bold').text(plainOf(title), MARGIN, document.y, {
      width: innerWidth(document),
    });
  document.y += 4;
  drawHeads();
  const drawBody = (cells: readonly string[], weight: Weight) => {
    if (document.y + heightOf(cells, weight) > bottomOf(document)) {
      document.addPage();
      drawHeads();
    }
    drawRow(cells, weight);
  };
  for (const cells of rows) drawBody(cells, 'regular');
  if (rows.length === 0 && empty !== undefined)
    write(document, SIZES.text).text(plainOf(empty), MARGIN, document.y);
  if (totals === undefined) return;
  rule(document, document.y - 1);
  document.y += 3;
  drawBody(totals, 'bold');
}

function drawPicture(document: Document, { bytes, caption }: Extract<PdfPart, { kind: 'picture' }>): void {
  const fit: [number, number] = [innerWidth(document), document.page.height / 2];
  makeRoom(document, fit[1] + 30);
  const { y } = document;
  document.image(Buffer.from(bytes), MARGIN, y, { fit });
  // Sets the position below the picture, because drawing a picture does not change it.
  document.y = y + fit[1] + 6;
  write(document, SIZES.small, 'regular', FAINT).text(plainOf(caption), MARGIN, document.y, {
    width: innerWidth(document),
  });
}

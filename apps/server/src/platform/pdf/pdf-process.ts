import { setPriority } from 'node:os';
import { drawPdf } from './draw-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

/** The answer of the process: the PDF, or the error. */
export type Drawn = { bytes: Uint8Array } | { fault: string };

// Gives this process a lower priority, so that orders do not wait for documents.
setPriority(5);

// Draws one document after another, until the server ends or ends this process.
process.on('message', (document: PdfDocument) => {
  const answer = (drawn: Drawn) => process.send?.(drawn);
  drawPdf(document).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

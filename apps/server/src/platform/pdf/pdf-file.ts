import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { PdfDocument } from './pdf-document.ts';
import { createPdfProcesses } from './pdf-processes.ts';

/** The content type of a call that returns a PDF: `output: file(PDF_TYPE, 'paper')`. */
export const PDF_TYPE = 'application/pdf';

const processes = createPdfProcesses();

/**
 * A PDF as the answer of a call. `name` has no extension: `fatura-11-2026-11`. Another process draws the PDF
 * after the transaction that read its data has ended.
 */
export function pdfFile(name: string, document: PdfDocument): AnsweredFile {
  return { name: `${name}.pdf`, type: PDF_TYPE, bytes: null, content: drawn(document) };
}

async function* drawn(document: PdfDocument): AsyncGenerator<Uint8Array> {
  yield await processes.draw(document);
}

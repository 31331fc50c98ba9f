import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { Paper } from './paper.ts';
import { createPaperProcesses } from './paper-processes.ts';

/** The content type of calls that return a PDF: `output: file(PDF_TYPE, 'paper')`. */
export const PDF_TYPE = 'application/pdf';

const processes = createPaperProcesses();

/**
 * A PDF as the answer of a call. `name` has no extension: `fatura-11-2026-11`. Another process draws it while it is
 * sent, after the transaction that read its data.
 */
export function pdfFile(name: string, paper: Paper): AnsweredFile {
  return { name: `${name}.pdf`, type: PDF_TYPE, bytes: null, content: drawn(paper) };
}

async function* drawn(paper: Paper): AsyncGenerator<Uint8Array> {
  yield await processes.draw(paper);
}

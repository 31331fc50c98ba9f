import type { AnsweredFile } from '@comanda/contract/shape';
import type { Paper } from './paper.ts';

/** The content type of what a call answers here: `output: file(PDF_TYPE)`. */
export const PDF_TYPE = 'application/pdf';

/**
 * A paper as the answer of a call. `name` is without its ending: `fatura-11-2026-11`. The library is loaded when the first one is asked
 * for. Papers are made whole before they are sent: their pages say how many there are.
 */
export async function pdfFile(name: string, paper: Paper): Promise<AnsweredFile> {
  const { drawPaper } = await import('./draw-paper.ts');
  const bytes = await drawPaper(paper);
  return {
    name: `${name}.pdf`,
    type: PDF_TYPE,
    bytes: bytes.byteLength,
    content: (async function* () {
      yield bytes;
    })(),
  };
}

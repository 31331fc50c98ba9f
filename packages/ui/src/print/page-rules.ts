/** Paper of a printout: A4, A4 landscape, or the roll of a ticket printer. */
export type Paper = 'a4' | 'a4-wide' | '80mm';

const PAGES: Record<Paper, { size: string; margin: string; letters: string }> = {
  a4: { size: 'A4', margin: '16mm 12mm 18mm', letters: '8pt' },
  'a4-wide': { size: 'A4 landscape', margin: '14mm 10mm 16mm', letters: '8pt' },
  '80mm': { size: '80mm 297mm', margin: '4mm 4mm 9mm', letters: '7pt' },
};

/** Quotes a text for a style sheet. The text can then neither end the string nor begin a rule. */
function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} .,:;·–()/ºª&-]/gu, (each) => `\\${each.codePointAt(0)?.toString(16)} `)}"`;
}

/**
 * Returns the CSS page rules of a printed report: size, margins, 'Página 1 de 3' on every page, and the title
 * from page 2 on. Browsers without margin boxes (before Chromium 131) print no page numbers and no title.
 */
export function pageRules(paper: Paper, runningTitle: string): string {
  const { size, margin, letters } = PAGES[paper];
  const style = `font: ${letters} "Inter Variable", system-ui, sans-serif; color: black;`;
  return [
    `@page { size: ${size}; margin: ${margin};`,
    `@bottom-right { content: "Página " counter(page) " de " counter(pages); ${style} }`,
    paper !== '80mm' ? `@top-left { content: ${quoted(runningTitle)}; ${style} }` : '',
    '}',
    '@page :first { @top-left { content: none; } }',
  ].join('\n');
}

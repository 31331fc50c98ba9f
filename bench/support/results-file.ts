import { cellsOf, type Figure } from './figure.ts';

const HEAD = ['', 'what', 'demanded', 'measured', 'ceiling', 'ratio', ''];

/** The part of the results that belongs to one scenario. */
export interface Section {
  name: string;
  /** Date, machine and command, without which figures are worthless. */
  circumstances: string;
  figures: readonly Figure[];
  notes: readonly string[];
}

/** Formats a section as Markdown, with its heading. */
export function sectionText({ name, circumstances, figures, notes }: Section): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...figures.map(cellsOf)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return [`## ${name}`, circumstances, rows.join('\n'), ...notes].join('\n\n');
}

/**
 * Puts the sections into the file's text. Replaces sections with the same name and leaves the others
 * unchanged.
 */
export function mergeSections(text: string, title: string, sections: readonly Section[]): string {
  const stored = text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const byName = new Map(stored.map((part) => [/^## (.*)/.exec(part)?.[1] ?? '', part.trim()]));
  for (const section of sections) byName.set(section.name, sectionText(section));
  return `${[title, ...byName.values()].join('\n\n')}\n`;
}

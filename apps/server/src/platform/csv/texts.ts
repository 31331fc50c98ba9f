import type { CsvFault } from './csv-fault.ts';

const WORDS: Readonly<Record<CsvFault['kind'], (line: number | null) => string>> = {
  encoding: () => 'O arquivo não é um CSV: salve a planilha como "CSV UTF-8".',
  quotes: (line) => `Linha ${line ?? '?'}: há aspas abertas sem fechar.`,
  'too-long': (line) => `Linha ${line ?? '?'}: é longa demais para um CSV.`,
};

/** Explains to the sender why a file cannot be read as CSV. */
export const csvFaultText = ({ kind, line }: CsvFault): string => WORDS[kind](line);

/** Explains why one line of a file cannot be used. */
export const csvLineFaultText = (line: number, reason: string): string => `Linha ${line}: ${reason}.`;

/** Counts the faults that are not listed. */
export const moreFaultsText = (count: number): string => `… e mais ${count}.`;

import type { CsvFault } from './csv-fault.ts';

const WORDS: Readonly<Record<CsvFault['kind'], (line: number | null) => string>> = {
  encoding: () => 'O arquivo não é um CSV: salve a planilha como "CSV UTF-8".',
  quotes: (line) => `Linha ${line ?? '?'}: há aspas abertas sem fechar.`,
  'too-long': (line) => `Linha ${line ?? '?'}: é longa demais para um CSV.`,
};

/** Why a file cannot be read as CSV, for whoever sent it. */
export const csvFaultText = ({ kind, line }: CsvFault): string => WORDS[kind](line);

/** Why one line of a file cannot be used. */
export const csvLineFaultText = (line: number, reason: string): string => `Linha ${line}: ${reason}.`;

/** How many more lines have faults than were told. */
export const moreFaultsText = (count: number): string => `… e mais ${count}.`;

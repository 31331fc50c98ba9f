import type { CsvFault } from './csv-fault.ts';

const WORDS: Readonly<Record<CsvFault['kind'], (line: number | null) => string>> = {
  encoding: () => 'O arquivo não é um CSV: salve a planilha como "CSV UTF-8".',
  quotes: (line) => `Linha ${line ?? '?'}: há aspas abertas sem fechar.`,
  'too-long': (line) => `Linha ${line ?? '?'}: é longa demais para um CSV.`,
};

export const csvFaultText = ({ kind, line }: CsvFault): string => WORDS[kind](line);

export const csvLineFaultText = (line: number, reason: string): string => `Linha ${line}: ${reason}.`;

export const moreFaultsText = (count: number): string => `… e mais ${count}.`;

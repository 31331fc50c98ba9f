import { defineCall } from '../define-call.ts';
import { nothing } from '../shape.ts';
import { printProgramInput, printProgramsAnswer } from './print-program.wire.ts';

const SETTINGS = { kind: 'session', permission: 'settings.use' } as const;

export const listPrintPrograms = defineCall({
  name: 'printing.list-programs',
  summary: 'O programa de impressão, por sistema: se já pode ser baixado',
  method: 'GET',
  path: 'impressao/programas',
  access: SETTINGS,
  input: nothing,
  output: printProgramsAnswer,
  errors: [],
});

/** Answers at once; the state becomes `pronto` (or `falhou`) some seconds later. Then {@link programFilePath} has it. */
export const packPrintProgram = defineCall({
  name: 'printing.pack-program',
  summary: 'Preparar o programa de impressão de um sistema para ser baixado',
  method: 'POST',
  path: 'impressao/programas/preparar',
  access: SETTINGS,
  input: printProgramInput,
  output: printProgramsAnswer,
  errors: [],
});

/** Where a session downloads the program of one system; 404 while it is not ready. */
export const programFilePath = (system: string): string => `/api/impressao/programas/${system}/arquivo`;

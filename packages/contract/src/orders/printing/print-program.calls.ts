import { defineCall } from '../../kit/define-call.ts';
import { file, nothing } from '../../kit/shape.ts';
import { printProgramInput, printProgramsAnswer } from './print-program.wire.ts';

const SETTINGS = { kind: 'session', permission: 'settings.use' } as const;

export const listPrintPrograms = defineCall({
  name: 'printing.list-programs',
  summary: 'O programa de impressão, por sistema: se já pode ser baixado',
  route: 'GET impressao/programas',
  access: SETTINGS,
  input: nothing,
  output: printProgramsAnswer,
});

/**
 * Returns immediately. Some seconds later the state is `pronto` (or `falhou`), and {@link downloadPrintProgram} returns
 * the file.
 */
export const packPrintProgram = defineCall({
  name: 'printing.pack-program',
  summary: 'Preparar o programa de impressão de um sistema para ser baixado',
  route: 'POST impressao/programas/preparar',
  access: SETTINGS,
  input: printProgramInput,
  output: printProgramsAnswer,
});

export const downloadPrintProgram = defineCall({
  name: 'printing.download-program',
  summary: 'Baixar o programa de impressão de um sistema; 404 enquanto não está pronto',
  route: 'GET impressao/programas/{sistema}/arquivo',
  access: SETTINGS,
  input: printProgramInput,
  output: file('application/zip', 'file'),
  errors: ['request.not-found'],
});

import { PRINT_SYSTEMS, type ProgramState } from '@comanda/domain/orders/printing/print-program';
import { oneOf, plainNumber, translated } from '../../kit/field-types.ts';
import { answer, list, nullable, record } from '../../kit/record.ts';

const system = oneOf(PRINT_SYSTEMS);

const state = translated({
  ready: 'pronto',
  packing: 'preparando',
  unpacked: 'a_preparar',
  failed: 'falhou',
} as const satisfies Record<ProgramState, string>);

export const printProgramInput = record({ system: ['sistema', system] });

const program = record({
  system: ['sistema', system],
  state: ['estado', state],
  bytes: ['bytes', nullable(plainNumber)],
});
export const printProgramsAnswer = answer('programas', list(program));

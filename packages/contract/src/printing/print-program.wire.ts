import { PRINT_SYSTEMS, type PrintProgram, type ProgramState } from '@comanda/domain/printing/print-program';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';

const STATES = {
  ready: 'pronto',
  packing: 'preparando',
  unpacked: 'a_preparar',
  failed: 'falhou',
} as const satisfies Record<ProgramState, string>;
const STATES_ON_WIRE = Object.values(STATES);
const stateOf = (word: string): ProgramState =>
  (Object.keys(STATES) as ProgramState[]).find((state) => STATES[state] === word) ?? 'failed';

export const printProgramInput = shape(z.object({ sistema: z.enum(PRINT_SYSTEMS) }), {
  decode: ({ sistema }) => ({ system: sistema }),
  encode: ({ system }: Pick<PrintProgram, 'system'>) => ({ sistema: system }),
});

export const printProgramsAnswer = shape(
  z.object({
    status: z.literal(true),
    programas: z.array(
      z.object({
        sistema: z.enum(PRINT_SYSTEMS),
        estado: z.enum(STATES_ON_WIRE),
        bytes: z.nullable(z.number()),
      }),
    ),
  }),
  {
    decode: (wire): PrintProgram[] =>
      wire.programas.map(({ sistema, estado, bytes }) => ({
        system: sistema,
        state: stateOf(estado),
        bytes,
      })),
    encode: (programs: PrintProgram[]) => ({
      status: true as const,
      programas: programs.map(({ system, state, bytes }) => ({
        sistema: system,
        estado: STATES[state],
        bytes,
      })),
    }),
  },
);

import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPrintPrograms, packPrintProgram } from '@comanda/contract/orders/printing/print-program.calls';
import type { PrintSystem } from '@comanda/domain/orders/printing/print-program';
import { queryOptions } from '@tanstack/react-query';

const pollMs = 1500;

/** The print program for each operating system. Reloads at intervals while the server builds a download. */
export const printProgramsQuery = queryOptions({
  queryKey: ['printing', 'programs'],
  queryFn: ({ signal }) => sendCall(listPrintPrograms, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some((program) => program.state === 'packing') ? pollMs : false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { silent: true },
});

export function packProgram(system: PrintSystem) {
  return sendCall(packPrintProgram, { system });
}

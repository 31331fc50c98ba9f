import { createReadStream, statSync } from 'node:fs';
import {
  downloadPrintProgram,
  listPrintPrograms,
  packPrintProgram,
} from '@comanda/contract/orders/printing/print-program.calls';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { linkOrigin } from '../../../../platform/http/link-origin.ts';
import type { PrintPrograms } from './print-programs.ts';

export interface ServeProgramsOptions {
  programs: PrintPrograms;
  publicUrl: string | null;
}

/** Binds the calls about the print program and its files. */
export function servePrintPrograms(bind: Bind, { programs, publicUrl }: ServeProgramsOptions): void {
  const originOf = (request: FastifyRequest) => linkOrigin(publicUrl, request);

  bind(listPrintPrograms, async (_input, _requester, { request }) => programs.list(originOf(request)));

  bind(packPrintProgram, async ({ system }, _requester, { request }) => {
    programs.pack(system, originOf(request));
    return programs.list(originOf(request));
  });

  bind(downloadPrintProgram, async ({ system }, _requester, { request }) => {
    const file = programs.fileOf(system, originOf(request));
    if (file === null) throw new AppError('request.not-found');
    return {
      name: `Comanda-Impressao-${system}.zip`,
      bytes: statSync(file).size,
      content: createReadStream(file),
    };
  });
}

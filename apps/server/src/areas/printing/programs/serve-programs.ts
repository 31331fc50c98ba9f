import { createReadStream, statSync } from 'node:fs';
import {
  listPrintPrograms,
  packPrintProgram,
  programFilePath,
} from '@comanda/contract/printing/print-program.calls';
import { can } from '@comanda/domain/access/permissions';
import { PRINT_SYSTEMS } from '@comanda/domain/printing/print-program';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readCredentials } from '../../../platform/http/credentials.ts';
import type { Bind, Doorkeeper } from '../../../platform/http/mount-calls.ts';
import type { PrintPrograms } from './print-programs.ts';

export interface ServeProgramsOptions {
  programs: PrintPrograms;
  doorkeeper: Doorkeeper;
  publicUrl: string | null;
}

/** Binds the calls about the print program, and serves its files to whoever may set up printing. */
export function servePrintPrograms(
  http: FastifyInstance,
  bind: Bind,
  { programs, doorkeeper, publicUrl }: ServeProgramsOptions,
): void {
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;

  bind(listPrintPrograms, async (_input, _requester, { request }) => programs.list(originOf(request)));

  bind(packPrintProgram, async ({ system }, _requester, { request }) => {
    programs.pack(system, originOf(request));
    return programs.list(originOf(request));
  });

  http.get<{ Params: { system: string } }>(programFilePath(':system'), async (request, reply) => {
    const { token } = readCredentials(request, doorkeeper.cookieName);
    const session = token === null ? null : await doorkeeper.findSession(token);
    if (session === null) throw new AppError('auth.required');
    if (!can(session.roles, listPrintPrograms.access.permission)) throw new AppError('auth.forbidden');
    const system = PRINT_SYSTEMS.find((each) => each === request.params.system);
    const file = system === undefined ? null : programs.fileOf(system, originOf(request));
    if (file === null) throw new AppError('request.not-found');
    return reply
      .type('application/zip')
      .headers({
        'content-length': statSync(file).size,
        'content-disposition': `attachment; filename="Comanda-Impressao-${system}.zip"`,
        'cache-control': 'no-store',
      })
      .send(createReadStream(file));
  });
}

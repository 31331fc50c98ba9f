import {
  findOpenRequests,
  handleRegistration,
  registrationRequests,
} from '../../../areas/people/leads/public.ts';
import { readRunnerOfAll } from '../../../platform/paged/define-paged.ts';
import { Complaint } from '../complaint.ts';
import type { Action, Subject } from '../subject.ts';
import { CADASTRO } from './cadastro-texts.ts';

const listar: Action = {
  name: 'listar',
  summary: CADASTRO.listSummary,
  options: { todas: 'switch' },
  optionsHelp: '[--todas]',
  run: async ({ options }, { database, writeLine }) => {
    const filter = { withClosed: options.todas !== undefined };
    let isNone = true;
    for await (const requests of registrationRequests.all(readRunnerOfAll(database), filter)) {
      for (const request of requests) writeLine(CADASTRO.line(request));
      isNone = false;
    }
    if (isNone) writeLine(CADASTRO.none);
  },
};

function handling(
  name: string,
  summary: string,
  what: 'answered' | 'closed',
  done: (requestName: string) => string,
): Action {
  return {
    name,
    summary,
    words: ['código'],
    run: async ({ words }, { database, operator, now, writeLine }) => {
      const requestName = words[0] ?? '';
      const [request, ...others] = await findOpenRequests(database, requestName);
      if (others.length > 0) throw new Complaint(CADASTRO.ambiguous(requestName, [request, ...others]));
      const isDone =
        request !== undefined &&
        (await handleRegistration(database, request, what, { operator, now: now() }));
      if (!isDone) throw new Complaint(CADASTRO.unknown(requestName));
      writeLine(done(requestName));
    },
  };
}

/** Commands about registration requests of future stores, which the login screen sends. */
export const cadastro: Subject = {
  name: 'cadastro',
  summary: CADASTRO.summary,
  console: '/provedor/solicitacoes',
  actions: [
    listar,
    handling('responder', CADASTRO.answerSummary, 'answered', CADASTRO.answered),
    handling('encerrar', CADASTRO.closeSummary, 'closed', CADASTRO.closed),
  ],
};

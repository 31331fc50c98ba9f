import { approveChange, listPending, rejectChange } from '../../../areas/store/store/public.ts';
import type { ProviderCommand } from '../../../platform/command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { doInStore } from '../in-store.ts';
import { numberOf } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { ALTERACAO } from './alteracao-texts.ts';

/** Maximum of printed lines, because more would be unreadable in a terminal. */
const MAX_LINES = 200;
const HOUR_MS = 3_600_000;

const listar: Action = {
  name: 'listar',
  summary: ALTERACAO.listSummary,
  run: async (_given, { database, now, writeLine }) => {
    const { changes, total } = await listPending(database, { limit: MAX_LINES });
    for (const change of changes)
      writeLine(ALTERACAO.line(change, Math.floor((now() - change.requestedAt) / HOUR_MS)));
    if (total > changes.length) writeLine(ALTERACAO.more(total - changes.length));
    if (total === 0) writeLine(ALTERACAO.none);
  },
};

const deciding = (status: 'approved' | 'rejected', decide: ProviderCommand<{ changeId: number }, unknown>) =>
  doInStore(async (tx, actor, { name, word }) => {
    const changeId = numberOf(word);
    if (changeId === 0) throw new Complaint(ALTERACAO.notANumber(word), EXIT.misused);
    await decide(tx, { changeId }, actor);
    return ALTERACAO.decided(name, changeId, status);
  });

const aprovar: Action = {
  name: 'aprovar',
  summary: ALTERACAO.approveSummary,
  words: ['loja', 'solicitação'],
  run: deciding('approved', approveChange),
};

const recusar: Action = {
  name: 'recusar',
  summary: ALTERACAO.rejectSummary,
  words: ['loja', 'solicitação', 'motivo…'],
  run: (given, provider) => {
    const reason = given.words.slice(2).join(' ');
    const rejecting = deciding('rejected', (tx, { changeId }, actor) =>
      rejectChange(tx, { changeId, reason }, actor),
    );
    return rejecting(given, provider);
  },
};

/** Commands about changes that stores have requested and the provider must decide. */
export const alteracao: Subject = {
  name: 'alteracao',
  summary: ALTERACAO.summary,
  console: '/provedor/alteracoes',
  actions: [listar, aprovar, recusar],
};

import { approveChange, listPending, rejectChange } from '../../../areas/store/public.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorAnswer } from '../../../platform/http/error-answer.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { ALTERACAO } from './alteracao-texts.ts';

/** More than this nobody reads off a terminal. */
const MOST_LINES = 200;
const HOUR_MS = 3_600_000;

const listar: Action = {
  name: 'listar',
  summary: ALTERACAO.listSummary,
  words: [],
  options: {},
  run: async (_given, { database, now, say }) => {
    const { changes, total } = await listPending(database, { limit: MOST_LINES });
    for (const change of changes) say(ALTERACAO.line(change, Math.floor((now() - change.askedAt) / HOUR_MS)));
    if (total > changes.length) say(ALTERACAO.more(total - changes.length));
    if (total === 0) say(ALTERACAO.none);
  },
};

type Decide = (
  tx: Transaction,
  changeId: number,
  actor: { operator: string; now: number },
) => Promise<{ status: string }>;

function decide(
  given: Given,
  provider: Provider,
  status: 'approved' | 'rejected',
  decision: Decide,
): Promise<void> {
  const number = given.words[1] ?? '';
  if (!/^\d{1,9}$/.test(number)) throw new Complaint(ALTERACAO.notANumber(number), EXIT.misused);
  const changeId = Number(number);
  return inStore(given, provider, async (tx, actor, name) => {
    await decision(tx, changeId, actor).catch((error: unknown) => {
      throw error instanceof AppError ? new Complaint(errorAnswer(error, '').erro) : error;
    });
    tx.afterCommit(() => provider.say(ALTERACAO.decided(name, changeId, status)));
  });
}

const aprovar: Action = {
  name: 'aprovar',
  summary: ALTERACAO.approveSummary,
  words: ['loja', 'solicitação'],
  options: {},
  run: (given, provider) => decide(given, provider, 'approved', approveChange),
};

const recusar: Action = {
  name: 'recusar',
  summary: ALTERACAO.rejectSummary,
  words: ['loja', 'solicitação', 'motivo…'],
  options: {},
  run: (given, provider) => {
    const reason = given.words.slice(2).join(' ');
    return decide(given, provider, 'rejected', (tx, changeId, actor) =>
      rejectChange(tx, changeId, reason, actor),
    );
  },
};

/** What stores want to change and the provider decides. */
export const alteracao: Subject = {
  name: 'alteracao',
  summary: ALTERACAO.summary,
  actions: [listar, aprovar, recusar],
};

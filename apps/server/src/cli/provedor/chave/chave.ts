import {
  listIntakeKeys,
  makeIntakeKey,
  withdrawIntakeKey,
} from '../../../areas/people/intake-keys/public.ts';
import { Complaint } from '../complaint.ts';
import { doInStore, inStore, listOfStore } from '../in-store.ts';
import type { Action, Subject } from '../subject.ts';
import { CHAVE } from './chave-texts.ts';

const listar = listOfStore(CHAVE.listSummary, listIntakeKeys, CHAVE.line, CHAVE.none);

const criar: Action = {
  name: 'criar',
  summary: CHAVE.makeSummary,
  words: ['loja', 'rótulo…'],
  run: doInStore(async (tx, actor, { name, given }) => {
    const key = await makeIntakeKey(tx, { label: given.words.slice(1).join(' ') }, actor);
    return [CHAVE.made(name), key];
  }),
};

const retirar: Action = {
  name: 'retirar',
  summary: CHAVE.withdrawSummary,
  words: ['loja', 'chave'],
  confirm: (given, provider) =>
    inStore(given, provider, async (tx, _actor, name) => {
      const keyName = given.words[1] ?? '';
      const keys = await listIntakeKeys(tx);
      if (!keys.some((key) => key.revokedAt === null && key.keyName === keyName.toLowerCase()))
        throw new Complaint(CHAVE.unknown(keyName));
      return CHAVE.withdrawQuestion(keyName, name);
    }),
  run: doInStore(async (tx, actor, { word: keyName }) => {
    if (!(await withdrawIntakeKey(tx, { keyName }, actor))) throw new Complaint(CHAVE.unknown(keyName));
    return CHAVE.withdrawn(keyName);
  }),
};

/** Commands about the keys of partners that send a store's orders. */
export const chave: Subject = {
  name: 'chave',
  summary: CHAVE.summary,
  console: '/provedor/lojas',
  actions: [listar, criar, retirar],
};

import { listIntakeKeys, makeIntakeKey, withdrawIntakeKey } from '../../../areas/intake-keys/public.ts';
import { Complaint } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import type { Action, Subject } from '../subject.ts';
import { CHAVE } from './chave-texts.ts';

const listar: Action = {
  name: 'listar',
  summary: CHAVE.listSummary,
  words: ['loja'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx) => {
      const keys = await listIntakeKeys(tx);
      for (const key of keys) provider.say(CHAVE.line(key));
      if (keys.length === 0) provider.say(CHAVE.none);
    }),
};

const criar: Action = {
  name: 'criar',
  summary: CHAVE.makeSummary,
  words: ['loja', 'rótulo…'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx, actor, name) => {
      const key = await makeIntakeKey(tx, given.words.slice(1).join(' '), actor);
      tx.afterCommit(() => {
        provider.say(CHAVE.made(name));
        provider.say(key);
      });
    }),
};

const retirar: Action = {
  name: 'retirar',
  summary: CHAVE.withdrawSummary,
  words: ['loja', 'chave'],
  options: {},
  confirm: (given, provider) =>
    inStore(given, provider, async (tx, _actor, name) => {
      const keyName = given.words[1] ?? '';
      const keys = await listIntakeKeys(tx);
      if (!keys.some((key) => key.revokedAt === null && key.keyName === keyName.toLowerCase()))
        throw new Complaint(CHAVE.unknown(keyName));
      return CHAVE.withdrawQuestion(keyName, name);
    }),
  run: (given, provider) =>
    inStore(given, provider, async (tx, actor) => {
      const keyName = given.words[1] ?? '';
      if (!(await withdrawIntakeKey(tx, keyName, actor))) throw new Complaint(CHAVE.unknown(keyName));
      tx.afterCommit(() => provider.say(CHAVE.withdrawn(keyName)));
    }),
};

/** What partners send a store's orders with. */
export const chave: Subject = { name: 'chave', summary: CHAVE.summary, actions: [listar, criar, retirar] };

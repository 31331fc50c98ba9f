import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createByQuestions } from './create-by-questions.ts';
import { promptNewStore } from './prompt-new-store.ts';

const ANSWERS = [
  ...['Cantina da Ana', 'Cantina da Ana Ltda', '11222333000181', 'Centro', 'Goiânia', 'GO'],
  ...['loja@example.com', '(62) 98765-4321', 'Ana Souza', 'ana.souza', ''],
];

it('the mobile number for password recovery is not shown to customers', async () => {
  const answers = [...ANSWERS];
  const prompt = async () => answers.shift() ?? '';
  const { store } = await promptNewStore({ prompt, writeLine: () => undefined, close: () => undefined });
  expect(store.mobile).toBe('62987654321');
  expect(store.phones).toEqual([]);
});

it('asks no questions if there is no database', async () => {
  const config = readConfig({ COMANDA_DATA: folderOfTest() });
  let isOpened = false;
  const openTerminal = () => {
    isOpened = true;
    return { prompt: async () => '', writeLine: () => undefined, close: () => undefined };
  };
  await expect(createByQuestions(config, openTerminal, false)).rejects.toThrow(/^Não há banco de dados em/);
  expect(isOpened).toBe(false);
});

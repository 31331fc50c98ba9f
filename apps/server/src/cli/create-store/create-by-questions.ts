import type { Config } from '../../config.ts';
import { openSystemDatabase } from '../open-system-database.ts';
import { assertEmpty, createIn } from './create-in.ts';
import { promptNewStore } from './prompt-new-store.ts';
import type { Terminal } from './terminal.ts';
import { MESSAGES } from './texts.ts';

/**
 * Creates a store by questions. Connects to the database first, so that a missing database is reported before
 * the first question.
 */
export async function createByQuestions(
  config: Config,
  openTerminal: () => Terminal,
  onlyIfEmpty: boolean,
): Promise<void> {
  const { database, close } = await openSystemDatabase(config);
  try {
    if (onlyIfEmpty) await assertEmpty(database);
    const terminal = openTerminal();
    try {
      const { store, generatedPassword } = await promptNewStore(terminal);
      const created = await createIn(database, store);
      terminal.writeLine(MESSAGES.created(store.name, created.storeId));
      terminal.writeLine(MESSAGES.login(store.users[0]?.username ?? ''));
      if (generatedPassword !== null) terminal.writeLine(MESSAGES.generatedPassword(generatedPassword));
      terminal.writeLine(MESSAGES.intakeKey(created.intakeKey));
    } finally {
      terminal.close();
    }
  } finally {
    await close();
  }
}

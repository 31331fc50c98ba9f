import type { Config } from '../../config.ts';
import { openSystemDatabase } from '../open-system-database.ts';
import { askNewStore } from './ask-new-store.ts';
import { assertEmpty, createIn } from './create-in.ts';
import type { Terminal } from './terminal.ts';
import { MESSAGES } from './texts.ts';

/** Creates a store by questions. Connects to the database first, so that a missing one fails before the questions. */
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
      const { store, generatedPassword } = await askNewStore(terminal);
      const created = await createIn(database, store);
      terminal.say(MESSAGES.created(store.name, created.storeId));
      terminal.say(MESSAGES.login(store.users[0]?.username ?? ''));
      if (generatedPassword !== null) terminal.say(MESSAGES.generatedPassword(generatedPassword));
      terminal.say(MESSAGES.intakeKey(created.intakeKey));
    } finally {
      terminal.close();
    }
  } finally {
    await close();
  }
}

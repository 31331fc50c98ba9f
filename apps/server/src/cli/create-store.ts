import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NewStore } from '@comanda/domain/store/new-store';
import { type CreatedStore, createStore, hasStores, readNewStore } from '../areas/store/public.ts';
import { readConfig } from '../config.ts';
import { askNewStore } from './create-store/ask-new-store.ts';
import { openTerminal } from './create-store/terminal.ts';
import { MESSAGES } from './create-store/texts.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint, EXIT } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';
import { warningsAboutStore } from './warn-about-store.ts';

/** Exit code of `--se-vazio` on a database that has stores. */
const NOT_EMPTY = 3;

interface Arguments {
  /** Path of the document, `-` for the standard input; null to ask. */
  json: string | null;
  onlyIfEmpty: boolean;
}

/**
 * Creates a store with its first people: `--json file` (or `-`) for scripts, questions for people.
 * `--se-vazio` does so only in a database without stores.
 */
async function main(): Promise<void> {
  const { json, onlyIfEmpty } = readArguments();
  if (json !== null) {
    const store = storeFromDocument(json);
    const created = await create(store, onlyIfEmpty);
    const answer = {
      storeId: created.storeId,
      intakeKey: created.intakeKey,
      logins: store.users.map((user) => user.username),
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const terminal = openTerminal();
  try {
    const { store, generatedPassword } = await askNewStore(terminal);
    const created = await create(store, onlyIfEmpty);
    terminal.say(MESSAGES.created(store.name, created.storeId));
    terminal.say(MESSAGES.login(store.users[0]?.username ?? ''));
    if (generatedPassword !== null) terminal.say(MESSAGES.generatedPassword(generatedPassword));
    terminal.say(MESSAGES.intakeKey(created.intakeKey));
  } finally {
    terminal.close();
  }
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'string' }, 'se-vazio': { type: 'boolean', default: false } },
    });
    return { json: values.json ?? null, onlyIfEmpty: values['se-vazio'] };
  } catch {
    throw new Complaint(MESSAGES.usage);
  }
}

function storeFromDocument(path: string): NewStore {
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (error) {
    throw new Complaint(`${MESSAGES.notJson} ${wordsOf(error)}`);
  }
  const read = readNewStore(document);
  if (!read.ok)
    throw new Complaint([MESSAGES.brokenDocument, ...read.faults.map((fault) => `- ${fault}`)].join('\n'));
  return read.store;
}

async function create(store: NewStore, onlyIfEmpty: boolean): Promise<CreatedStore> {
  const { database, close } = await openSystemDatabase(readConfig(process.env));
  try {
    if (onlyIfEmpty && (await hasStores(database))) throw new Complaint(MESSAGES.notEmpty, NOT_EMPTY);
    if (!store.isDemo)
      for (const warning of await warningsAboutStore(database, store)) console.error(warning);
    return await createStore(database, store);
  } catch (error) {
    throw complaintOf(error);
  } finally {
    await close();
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The two things that may be taken already; anything else is told as it is. */
function complaintOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error) || !('detail' in error)) return error;
  if (error.constraint === 'login_names_pkey') {
    return new Complaint(MESSAGES.loginTaken(/=\((.*)\)/.exec(String(error.detail))?.[1] ?? ''));
  }
  return error.constraint === 'intake_keys_pkey' ? new Complaint(MESSAGES.keyTaken) : error;
}

await runMain(main, { words: MESSAGES.cancelled, exitCode: EXIT.failed });

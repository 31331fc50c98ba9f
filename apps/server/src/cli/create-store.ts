import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import { type CreatedStore, readNewStore } from '../areas/store/store/public.ts';
import { readConfig } from '../config.ts';
import { createByQuestions } from './create-store/create-by-questions.ts';
import { assertEmpty, createIn } from './create-store/create-in.ts';
import { openTerminal } from './create-store/terminal.ts';
import { MESSAGES } from './create-store/texts.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint, EXIT } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

interface Arguments {
  /** Path of the document, or `-` for standard input. Null: the command asks questions. */
  json: string | null;
  onlyIfEmpty: boolean;
}

/**
 * Creates a store with its first users: from `--json file` (or `-`) for scripts, or by questions. `--se-vazio` refuses
 * a database that has stores.
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
  await createByQuestions(readConfig(process.env), openTerminal, onlyIfEmpty);
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
    if (onlyIfEmpty) await assertEmpty(database);
    return await createIn(database, store);
  } finally {
    await close();
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

await runMain(main, { words: MESSAGES.cancelled, exitCode: EXIT.failed });

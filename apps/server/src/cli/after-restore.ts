import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ALL_AREAS } from '../all-areas.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../platform/database/transaction.ts';
import { beginEpoch } from '../restore/begin-epoch.ts';
import { findRestore, listFindings, listSteps } from '../restore/restores.ts';
import { AFTER_RESTORE } from '../restore/texts.ts';
import { Cancelled, openTerminal } from './create-store/terminal.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint, EXIT, misuse } from './provedor/complaint.ts';
import { MESSAGES } from './provedor/texts.ts';
import { runMain } from './run-main.ts';

/**
 * `npm run depois-de-restaurar`: begins an epoch after a restore by another program, or lists the remaining
 * steps.
 */
async function main(): Promise<void> {
  const { isStatus, restoredTo, isConfirmed } = readWords();
  const { database, close } = await openSystemDatabase(readConfig(process.env));
  try {
    if (isStatus) return await showStatus(database);
    if (!isConfirmed) await confirm();
    const restore = { epoch: randomUUID(), backup: null, restoredTo, begunAt: Date.now() };
    await beginEpoch(database, ALL_AREAS, restore);
    console.log(AFTER_RESTORE.begun(restore.epoch));
  } finally {
    await close();
  }
}

async function showStatus(database: Database): Promise<void> {
  const restore = await findRestore(database);
  if (restore === null) return console.log(AFTER_RESTORE.never);
  console.log(AFTER_RESTORE.restored(restore));
  for (const step of await listSteps(database, restore.epoch)) console.log(AFTER_RESTORE.step(step));
  const findings = await listFindings(database, restore.epoch);
  console.log(findings.length === 0 ? AFTER_RESTORE.nothing : AFTER_RESTORE.findings(findings));
}

async function confirm(): Promise<void> {
  const terminal = openTerminal();
  try {
    const answer = await terminal.prompt(`${AFTER_RESTORE.question} ${MESSAGES.yesNoText}`);
    if (/^s(im)?$/i.test(answer.trim())) return;
    throw new Complaint(MESSAGES.nothingDone, EXIT.notConfirmed);
  } catch (error) {
    throw error instanceof Cancelled ? new Complaint(MESSAGES.nothingDone, EXIT.notConfirmed) : error;
  } finally {
    terminal.close();
  }
}

function readWords(): { isStatus: boolean; restoredTo: number | null; isConfirmed: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { ate: { type: 'string' }, sim: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [word, ...more] = positionals;
    if (more.length > 0 || ![undefined, 'situacao'].includes(word)) throw misuse(AFTER_RESTORE.usage);
    const restoredTo = values.ate === undefined ? null : Date.parse(values.ate);
    if (Number.isNaN(restoredTo)) throw misuse(AFTER_RESTORE.badMoment(values.ate ?? ''));
    return { isStatus: word === 'situacao', restoredTo, isConfirmed: values.sim === true };
  } catch (error) {
    throw error instanceof Complaint ? error : misuse(AFTER_RESTORE.usage);
  }
}

await runMain(main);

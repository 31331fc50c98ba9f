import { backupSourceOf } from '../backup/backup-source.ts';
import { rehearseRestore } from '../backup/rehearse-restore.ts';
import { REHEARSAL } from '../backup/texts.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../platform/log.ts';
import { findDatabase, inSentences } from './open-system-database.ts';
import { Complaint, EXIT } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

/** `npm run ensaio:restauracao`: makes a backup, restores it next to the running installation, and checks the copy. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await inSentences(config, async () => {
    const { ownerUrl, isEmbedded, close } = await findDatabase(config);
    try {
      if (!isEmbedded) throw new Complaint(REHEARSAL.ownDatabase);
      console.log(REHEARSAL.begins);
      const source = backupSourceOf(config, { ownerUrl, isEmbedded });
      const log = createLogger('silent');
      const proofs = await rehearseRestore(source, {
        now: Date.now,
        log,
        writeLine: (line) => console.log(line),
      });
      for (const { name, faults } of proofs) console.log(REHEARSAL.proof(name, faults));
      const failed = proofs.filter(({ faults }) => faults.length > 0).length;
      console.log(REHEARSAL.sum(proofs.length, failed));
      if (failed > 0) process.exitCode = 1;
    } finally {
      await close();
    }
  });
}

// Removes the copy even when the user interrupts the rehearsal.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(EXIT.notConfirmed));
await runMain(main);

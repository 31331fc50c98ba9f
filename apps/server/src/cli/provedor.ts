import { userInfo } from 'node:os';
import { readConfig } from '../config.ts';
import { openTerminal } from './create-store/terminal.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { EXIT } from './provedor/complaint.ts';
import { readCommand } from './provedor/read-command.ts';
import { runCommand } from './provedor/run-command.ts';
import { SUBJECTS } from './provedor/subjects.ts';
import { MESSAGES } from './provedor/texts.ts';
import { runMain } from './run-main.ts';

/**
 * The provider's commands for its stores: `npm run provedor -- <assunto> <ação> …`. Without arguments it prints the
 * help.
 */
async function main(): Promise<void> {
  const command = readCommand(SUBJECTS, process.argv.slice(2));
  if (command.kind === 'help') return console.log(command.text);
  // Written to standard error, because programs read standard output.
  if (command.console !== undefined) console.error(MESSAGES.inConsole(command.console));
  const { mendsInstallation = false } = command.action;
  const options = { checksSecret: !mendsInstallation };
  const { database, config, close } = await openSystemDatabase(readConfig(process.env), options);
  try {
    await runCommand(command, {
      database,
      config,
      now: Date.now,
      writeLine: (line) => void process.stdout.write(`${line}\n`),
      // Opens the terminal only for a question, because the command may read a document from standard input.
      prompt: async (question, options) => {
        const terminal = openTerminal();
        try {
          return await terminal.prompt(question, options);
        } finally {
          terminal.close();
        }
      },
      operator: userInfo().username,
    });
  } finally {
    await close();
  }
}

await runMain(main, { words: MESSAGES.nothingDone, exitCode: EXIT.notConfirmed });

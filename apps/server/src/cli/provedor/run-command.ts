import { withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import { asComplaint, Complaint, EXIT } from './complaint.ts';
import type { Command } from './read-command.ts';
import type { Provider } from './subject.ts';
import { MESSAGES } from './texts.ts';

/**
 * Runs a command after its confirmation, which `--sim` gives in advance. Throws a Complaint if the user declines (exit
 * code 3) or the action refuses.
 */
export async function runCommand(command: Command, machine: Provider): Promise<void> {
  if (command.kind === 'help') return machine.writeLine(command.text);
  const provider: Provider = {
    ...machine,
    writeLine: (line) => machine.writeLine(onOneLine(line)),
    prompt: (question, options) => machine.prompt(onOneLine(question), options),
  };
  try {
    await runAction(command, provider);
  } catch (error) {
    throw asComplaint(error);
  }
}

async function runAction(
  { action, given, isConfirmed }: Extract<Command, { kind: 'action' }>,
  provider: Provider,
): Promise<void> {
  const question = await action.confirm?.(given, provider);
  if (question !== undefined && !isConfirmed) {
    const answer = await provider.prompt(`${question} ${MESSAGES.yesNoText}`);
    if (!/^s(im)?$/i.test(answer.trim())) throw new Complaint(MESSAGES.nothingDone, EXIT.notConfirmed);
  }
  await action.run(given, provider);
}

/**
 * Makes text from outside safe to print: otherwise it could control the terminal or look like another line.
 */
function onOneLine(text: string): string {
  return withoutUnseen(text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' '));
}

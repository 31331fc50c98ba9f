import { parseArgs } from 'node:util';
import { misuse } from './complaint.ts';
import { actionUsage, generalHelp, subjectHelp } from './help.ts';
import type { Action, Given, Subject } from './subject.ts';
import { MESSAGES } from './texts.ts';

/**
 * A typed command: help to print, or an action with its words. `isConfirmed`: the user typed `--sim`. `console`: the
 * path of the console page that replaces the command.
 */
export type Command =
  | { kind: 'help'; text: string }
  | { kind: 'action'; action: Action; given: Given; isConfirmed: boolean; console?: string };

/** Parses `<assunto> <ação> …`. Throws a Complaint with the usage for an invalid command. */
export function readCommand(subjects: readonly Subject[], typed: readonly string[]): Command {
  const [subjectName, actionName, ...rest] = typed;
  if (subjectName === undefined || isHelp(subjectName)) return { kind: 'help', text: generalHelp(subjects) };
  const subject = subjects.find(({ name }) => name === subjectName);
  if (subject === undefined)
    throw misuse(`${MESSAGES.unknownSubject(subjectName)}\n\n${generalHelp(subjects)}`);
  if (actionName === undefined || isHelp(actionName)) return { kind: 'help', text: subjectHelp(subject) };
  const action = subject.actions.find(({ name }) => name === actionName);
  if (action === undefined) throw misuse(`${MESSAGES.unknownAction(actionName)}\n\n${subjectHelp(subject)}`);
  const usage = actionUsage(subject, action);
  if (rest.some(isHelp)) return { kind: 'help', text: `${usage}\n\n${action.summary}` };
  return { kind: 'action', action, console: subject.console, ...givenTo(action, rest, usage) };
}

function isHelp(word: string): boolean {
  return ['ajuda', '--ajuda', '--help', '-h'].includes(word);
}

function givenTo(
  action: Action,
  rest: readonly string[],
  usage: string,
): { given: Given; isConfirmed: boolean } {
  const kinds: Record<string, 'value' | 'switch'> = { ...action.options, sim: 'switch' };
  const parsed = parse(kinds, rest, usage);
  const { words = [] } = action;
  const min = words.filter((word) => !word.endsWith('?')).length;
  const takesRest = words.at(-1)?.includes('…') ?? false;
  const { positionals } = parsed;
  if (positionals.length < min || (!takesRest && positionals.length > words.length)) throw misuse(usage);
  const options = Object.fromEntries(
    Object.entries(parsed.values).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  return { given: { options, words: positionals }, isConfirmed: options.sim !== undefined };
}

function parse(kinds: Record<string, 'value' | 'switch'>, rest: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [
          name,
          { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
  } catch {
    throw misuse(usage);
  }
}

import type { Action, Subject } from './subject.ts';
import { MESSAGES } from './texts.ts';

export const COMMAND = 'npm run provedor --';

/** Makes the help text for all subjects with their actions. */
export function generalHelp(subjects: readonly Subject[]): string {
  const lines = subjects.flatMap((subject) => [
    '',
    `${subject.name}: ${subject.summary}`,
    ...obsoleteLines(subject),
    ...actionLines(subject),
  ]);
  return [`${MESSAGES.usage} ${COMMAND} <assunto> <ação> …`, ...lines, '', ...MESSAGES.footer].join('\n');
}

/** Makes the help text for one subject with its actions. */
export function subjectHelp(subject: Subject): string {
  return [
    `${MESSAGES.usage} ${COMMAND} ${subject.name} <ação> …`,
    '',
    ...obsoleteLines(subject),
    ...actionLines(subject),
    '',
    ...MESSAGES.footer,
  ].join('\n');
}

/** Makes the usage line of one action. */
export function actionUsage(subject: Subject, action: Action): string {
  return `${MESSAGES.usage} ${COMMAND} ${subject.name} ${signature(action)}`;
}

function obsoleteLines({ console: path }: Subject): string[] {
  return path === undefined ? [] : [MESSAGES.inConsole(path)];
}

function actionLines(subject: Subject): string[] {
  return subject.actions.flatMap((action) => [
    `  ${subject.name} ${signature(action)}`,
    `      ${action.summary}`,
  ]);
}

function signature({ name, words = [], optionsHelp }: Action): string {
  const shown = words.map((word) => {
    const plain = `${word.replace(/[…?]/g, '')}${word.includes('…') ? ' …' : ''}`;
    return word.endsWith('?') ? `[${plain}]` : `<${plain}>`;
  });
  return [name, ...shown, ...(optionsHelp === undefined ? [] : [optionsHelp])].join(' ');
}

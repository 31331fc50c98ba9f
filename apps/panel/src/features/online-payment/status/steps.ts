import type { ShownDocument } from '@comanda/contract/online-payment/documents.calls';
import type { OnlineStanding } from '@comanda/contract/online-payment/registration.wire';
import { PATHS } from '../paths.ts';
import { statusTexts as texts } from './texts.ts';

/** One thing a store needs before it is paid online: how it stands, in words, and where it is done. */
export interface Step {
  name: string;
  state: keyof typeof texts.states;
  words: readonly string[];
  link: { href: string; text: string } | null;
}

/** The steps in the order in which they are done. `documents` may be unknown: then nothing is said of each. */
export function stepsOf(standing: OnlineStanding, documents: readonly ShownDocument[] = []): Step[] {
  const { missing, state, reasons } = standing;
  const lacks = (step: OnlineStanding['missing'][number]) => missing.includes(step);
  const step = (
    name: 'registration' | 'documents' | 'account',
    words: readonly string[] = [texts[name].todo],
  ): Step => {
    const { name: title, done, open } = texts[name];
    return lacks(name)
      ? {
          name: title,
          state: 'todo',
          words,
          link: { href: PATHS[name === 'account' ? 'accounts' : name], text: open },
        }
      : { name: title, state: 'done', words: [done], link: null };
  };
  return [
    step('registration'),
    step('documents', documentWords(documents)),
    approval(lacks('approval'), lacks('registration') || lacks('documents'), state === 'rejected', reasons),
    step('account'),
  ];
}

function documentWords(documents: readonly ShownDocument[]): readonly string[] {
  const lacking = documents.filter(({ state }) => state === 'missing').map(({ kind }) => kind);
  const rejected = documents.filter(({ state }) => state === 'rejected');
  const words = [
    ...(lacking.length > 0 ? [texts.documents.lacking(lacking)] : []),
    ...rejected.map(({ kind, rejectionText }) => texts.documents.rejected(kind, rejectionText ?? '')),
  ];
  return words.length > 0 ? words : [texts.documents.todo];
}

function approval(lacks: boolean, isEarly: boolean, isRejected: boolean, reasons: readonly string[]): Step {
  const { name, done, later, waiting, rejected, see, open } = texts.approval;
  if (!lacks) return { name, state: 'done', words: [done], link: null };
  if (isRejected)
    return {
      name,
      state: 'rejected',
      words: [rejected, ...reasons],
      link: { href: PATHS.registration, text: open },
    };
  return isEarly
    ? { name, state: 'later', words: [later], link: null }
    : { name, state: 'waiting', words: [waiting], link: { href: PATHS.documents, text: see } };
}

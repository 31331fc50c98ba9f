import type { ShownDocument } from '@comanda/contract/money/online-payment/documents.calls';
import type { OnlineStatus } from '@comanda/contract/money/online-payment/registration.wire';
import { isTurnedDown } from '@comanda/domain/money/online-payment/documents';
import { PATHS } from '../paths.ts';
import { statusTexts as texts } from './texts.ts';

/**
 * A requirement of online payments: its status in words, and a link to the screen where the store can fulfil
 * it.
 */
export interface Step {
  name: string;
  state: keyof typeof texts.states;
  words: readonly string[];
  link: { href: string; text: string } | null;
}

/** The steps in their usual order. If `documents` is empty, the step for documents names no single document. */
export function stepsOf(status: OnlineStatus, documents: readonly ShownDocument[] = []): Step[] {
  const { missing, state, reasons, sales } = status;
  const lacks = (step: OnlineStatus['missing'][number]) => missing.includes(step);
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
    documentsStep(
      step('documents', documentWords(documents)),
      state === 'activated' || documents.every(isApproved),
    ),
    lacks('approval')
      ? notApproved(lacks('registration') || lacks('documents'), state === 'rejected', reasons)
      : approved(
          documents.every(isApproved) || state === 'activated',
          lacks('documents') || documents.some(isOwed),
        ),
    step('account'),
    commission(sales),
    ...(sales.gaps.includes('provider') ? [noProvider()] : []),
  ];
}

/** Received documents are not approved yet, so this step then shows a different status. */
function documentsStep(step: Step, areApproved: boolean): Step {
  return step.state === 'done' && !areApproved ? { ...step, state: 'sent' } : step;
}

/**
 * The store and the provider agree on a commission. Before its first day, orders could not be posted in the
 * ledger.
 */
function commission({ gaps, openedOn }: OnlineStatus['sales']): Step {
  const { name, done, todo, later } = texts.commission;
  const [state, words] = gaps.includes('commission')
    ? (['todo', todo] as const)
    : gaps.includes('first-day') && openedOn !== null
      ? (['later', later(openedOn)] as const)
      : (['done', done] as const);
  return { name, state, words: [words], link: null };
}

function noProvider(): Step {
  const { name, later } = texts.provider;
  return { name, state: 'later', words: [later], link: null };
}

function documentWords(documents: readonly ShownDocument[]): readonly string[] {
  const lacking = documents.filter(({ state }) => state === 'missing').map(({ kind }) => kind);
  const words = [
    ...(lacking.length > 0 ? [texts.documents.lacking(lacking)] : []),
    ...documents.filter(isTurnedDown).map(texts.documents.rejected),
  ];
  return words.length > 0 ? words : [texts.documents.todo];
}

/** True: the store must send the document, for the first time or again. */
const isOwed = (document: ShownDocument) => document.state === 'missing' || isTurnedDown(document);

const isApproved = ({ state, verdict }: ShownDocument) =>
  state === 'approved' && (verdict === null || verdict === 'approved');

/** The payment provider allows sales before it approves the documents. Only payouts wait for this approval. */
function approved(isComplete: boolean, lacksDocuments: boolean): Step {
  const { name, done, sells, lacking } = texts.approval;
  if (isComplete) return { name, state: 'done', words: [done], link: null };
  return lacksDocuments
    ? { name, state: 'todo', words: [lacking], link: null }
    : { name, state: 'waiting', words: [sells], link: null };
}

function notApproved(isEarly: boolean, isRejected: boolean, reasons: readonly string[]): Step {
  const { name, later, waiting, rejected, see, open } = texts.approval;
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

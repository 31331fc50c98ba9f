import * as calls from '@comanda/contract/people/mail/provider-mails.calls';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll, readRunnerOfAll } from '../../../../platform/paged/define-paged.ts';
import { endMail, retryMail } from '../mails-out.writes.ts';
import { countGivenUp, mailsOut } from './mails.reads.ts';
import { mailsSheet } from './mails-sheet.ts';

interface Deps {
  system: Database;
  clock: Clock;
  /** Starts a round of sending at once. */
  poke(): void;
}

/** Binds the console's calls about mail. Mails to people of the provider belong to no store. */
export function bindProviderMails(bind: Bind, { system, clock, poke }: Deps): void {
  const act = async (storeId: number, work: (tx: Transaction) => Promise<boolean>) => {
    const isDone = await system.inStore(storeId, work);
    if (!isDone) throw new AppError('provider.mail-over');
    poke();
    return { message: null };
  };

  const allStores = readerOfAll(system);
  bind(calls.listMails, async (input) => {
    const [page, givenUp] = await Promise.all([
      mailsOut.page(allStores, input),
      countGivenUp(system, input.storeId),
    ]);
    return { ...page, givenUp };
  });
  bind(calls.exportMails, async (input) => mailsSheet(readRunnerOfAll(system), input, clock.now()));
  bind(calls.sendMailAgain, ({ storeId, mailId }) => act(storeId, (tx) => retryMail(tx, mailId, clock)));
  bind(calls.dropMail, ({ storeId, mailId }) => act(storeId, (tx) => endMail(tx, mailId, 'dropped', clock)));
}

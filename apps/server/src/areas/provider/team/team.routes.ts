import * as calls from '@comanda/contract/provider/team.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { linkOrigin } from '../../../platform/http/link-origin.ts';
import type { ProviderActor, ProviderRequester } from '../../../platform/http/requester.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { NOBODYS_STORE } from '../../audit/public.ts';
import * as team from './team.ts';
import { listStoredTeam } from './team.writes.ts';
import { teamLinkMail } from './team-mail.ts';

interface TeamDeps {
  system: Database;
  clock: Clock;
  mails: MailQueue;
  /** Where the console answers, without a path; null: where each request came in. */
  consoleUrl: string | null;
}

/** Binds what the administration does with the provider's people. */
export function bindTeam(bind: Bind, { system, clock, mails, consoleUrl }: TeamDeps): void {
  const change = <T>(
    { provider }: ProviderRequester,
    work: (tx: Transaction, actor: ProviderActor) => Promise<T>,
  ) => system.inStore(NOBODYS_STORE, (tx) => work(tx, { operator: provider.login, now: clock.now() }));
  const sendLink = (personId: number, requester: ProviderRequester, origin: string) =>
    change(requester, async (tx, actor) => {
      const { path, person, expiresAt } = await team.makeTeamLink(tx, personId, actor);
      if (person.email === null) throw new AppError('team.without-email');
      const url = `${origin}${path}`;
      await mails.queue(tx, teamLinkMail(person.email, { ...person, url }), expiresAt);
      return { isMailed: mails.isSetUp, link: mails.isSetUp ? null : url };
    });
  const done = { message: null };

  bind(calls.listTeam, () => system.inStore(NOBODYS_STORE, listStoredTeam));
  bind(calls.addTeamPerson, async (input, requester, { request }) => {
    const personId = await change(requester, (tx, actor) => team.addTeamPerson(tx, input, actor));
    return { personId, ...(await sendLink(personId, requester, linkOrigin(consoleUrl, request))) };
  });
  bind(calls.saveTeamPerson, async (input, requester) => {
    await change(requester, (tx, actor) => team.saveTeamPerson(tx, input, actor));
    return done;
  });
  bind(calls.blockTeamPerson, async ({ personId }, requester) => {
    await change(requester, (tx, actor) => team.blockTeamPerson(tx, personId, actor));
    return done;
  });
  bind(calls.reactivateTeamPerson, async ({ personId }, requester) => {
    await change(requester, (tx, actor) => team.reactivateTeamPerson(tx, personId, actor));
    return done;
  });
  bind(calls.resetTeamFactor, async ({ personId }, requester) => {
    await change(requester, (tx, actor) => team.resetTeamFactor(tx, personId, actor));
    return done;
  });
  bind(calls.sendTeamLink, ({ personId }, requester, { request }) =>
    sendLink(personId, requester, linkOrigin(consoleUrl, request)),
  );
}

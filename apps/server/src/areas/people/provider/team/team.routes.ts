import * as calls from '@comanda/contract/people/provider/team.calls';
import type { FastifyReply } from 'fastify';
import { messageCommand } from '../../../../platform/command.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind, NamedActor } from '../../../../platform/http/bind.ts';
import { linkOrigin } from '../../../../platform/http/link-origin.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { NO_STORE } from '../../audit/public.ts';
import type { TeamHand } from './note-change.ts';
import * as team from './team.ts';
import { listStoredTeam } from './team.writes.ts';
import { teamLinkMail } from './team-mail.ts';

interface TeamDeps {
  system: Database;
  mails: MailQueue;
  /** The console's public origin, for links; null: links use the origin of the request. */
  consoleUrl: string | null;
}

/** Binds the calls that manage the provider's people. */
export function bindTeam(bind: Bind, { system, mails, consoleUrl }: TeamDeps): void {
  /** Runs a command in a transaction of store 0, because the provider's people belong to no store. */
  const changing =
    <Input, Answer>(command: (tx: Transaction, input: Input, hand: TeamHand) => Promise<Answer>) =>
    (input: Input, actor: NamedActor) =>
      system.inStore(NO_STORE, (tx) => command(tx, input, { ...actor, mails }));
  const sendLink = ({ personId }: { personId: number }, actor: NamedActor, { request }: FastifyReply) =>
    system.inStore(NO_STORE, async (tx) => {
      const { path, person, expiresAt } = await team.makeTeamLink(tx, personId, { ...actor, mails });
      if (person.email === null) throw new AppError('team.without-email');
      const url = `${linkOrigin(consoleUrl, request)}${path}`;
      await mails.queue(tx, teamLinkMail(person.email, { ...person, url }), expiresAt);
      return { isMailed: mails.isSetUp, link: mails.isSetUp ? null : url };
    });

  bind(calls.listTeam, () => system.inStore(NO_STORE, listStoredTeam));
  bind.asProvider(calls.addTeamPerson, async (input, actor, reply) => {
    const personId = await changing(team.addTeamPerson)(input, actor);
    return { personId, ...(await sendLink({ personId }, actor, reply)) };
  });
  bind.asProvider(calls.saveTeamPerson, messageCommand(null, changing(team.saveTeamPerson)));
  const ofPerson = (command: (tx: Transaction, personId: number, hand: TeamHand) => Promise<unknown>) =>
    messageCommand(null, ({ personId }: { personId: number }, actor: NamedActor) =>
      changing(command)(personId, actor),
    );
  bind.asProvider(calls.blockTeamPerson, ofPerson(team.blockTeamPerson));
  bind.asProvider(calls.reactivateTeamPerson, ofPerson(team.reactivateTeamPerson));
  bind.asProvider(calls.resetTeamFactor, ofPerson(team.resetTeamFactor));
  bind.asProvider(calls.sendTeamLink, sendLink);
}

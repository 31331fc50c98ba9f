import { PROVIDER_ROLE_NAMES, providerGrantsOf } from '@comanda/domain/people/provider/permissions';
import type { LoginChangeKind } from '@comanda/domain/people/provider/second-person';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { listStoredTeam, type StoredProviderPerson } from './team.writes.ts';
import { type ChangeWords, changedByOtherMail, teamChangedMail } from './team-mail.ts';

/**
 * The author of a change in the team, and the queue for mails about this change. `name` null: the command
 * line, which knows the machine's account but no person.
 */
export interface TeamHand extends ProviderActor {
  name: string | null;
  mails: MailQueue;
}

type NotedPerson = Pick<StoredProviderPerson, 'personId' | 'name' | 'login' | 'email' | 'role'>;

/**
 * Records a change of a login and mails every administrator. The owner of the login gets a mail at the
 * previous address. `person`: the person before the change, or a new person.
 */
export async function noteChange(
  tx: Transaction,
  person: NotedPerson,
  what: readonly Exclude<LoginChangeKind, 'own-password'>[],
  hand: TeamHand,
  after: Partial<NotedPerson> = {},
): Promise<void> {
  for (const each of what) await insertTeamChange(tx, { ...person, what: each }, hand);
  const words: ChangeWords = {
    ...{ name: person.name, login: person.login, by: hand.name ?? `Terminal do servidor (${hand.operator})` },
    lines: what.map((each) => LINES[each](person, { ...person, ...after })),
  };
  for (const { personId, email, role, isActive } of await listStoredTeam(tx)) {
    const isAdmin = isActive && providerGrantsOf(role).includes('team.manage');
    if (isAdmin && email !== null && personId !== person.personId)
      await hand.mails.queue(tx, teamChangedMail(email, words));
  }
  const isInvited = what.includes('added');
  if (!isInvited && person.email !== null)
    await hand.mails.queue(tx, changedByOtherMail(person.email, words));
}

/** Records one change of a login. `what` is 'own-password' when the owner changed it. */
export async function insertTeamChange(
  tx: Transaction,
  { personId, what }: { personId: number; what: LoginChangeKind },
  { operator, name, now }: Pick<TeamHand, 'operator' | 'name' | 'now'>,
): Promise<void> {
  await tx.rows(sql`
    insert into team_changes (person_id, what, changed_by, is_at_terminal, changed_at)
    values (${personId}, ${what}, ${operator}, ${name === null}, ${new Date(now)})`);
}

const LINES: Record<
  Exclude<LoginChangeKind, 'own-password'>,
  (before: NotedPerson, after: NotedPerson) => ChangeWords['lines'][number]
> = {
  added: (_before, { role }) => ({ label: 'Nova pessoa', value: PROVIDER_ROLE_NAMES[role] }),
  email: (before, after) => ({
    label: 'E-mail',
    value: `de ${before.email ?? 'nenhum'} para ${after.email ?? 'nenhum'}`,
  }),
  role: (before, after) => ({
    label: 'Perfil',
    value: `de ${PROVIDER_ROLE_NAMES[before.role]} para ${PROVIDER_ROLE_NAMES[after.role]}`,
  }),
  factor: () => ({ label: 'Segundo fator', value: 'retirado' }),
  password: () => ({ label: 'Senha', value: 'link para escolher outra' }),
  reactivated: () => ({ label: 'Acesso', value: 'reativado' }),
};

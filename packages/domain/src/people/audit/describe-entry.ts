import { actionRow } from '../../all-audited-actions.ts';
import type { AuditArea } from './audit-area.ts';
import { AuditFacts, type DescribedChange, type KnownNames } from './audit-facts.ts';
import { districtsIn } from './packed-areas.ts';

/** An entry of the audit log as the database stores it. */
export interface AuditedEntry {
  action: string;
  userId: number | null;
  /** Name of the store's user; null when the actor was no user of the store. */
  userName: string | null;
  details: unknown;
}

/** The actor: a user of the store, the provider's team, a person with a link to sign, or the system. */
export interface AuditActor {
  kind: 'person' | 'team' | 'signer' | 'system';
  /** Name of the user, or of the member of the provider's team. */
  name: string | null;
}

/** An entry as text for users. */
export interface DescribedEntry {
  actor: AuditActor;
  area: AuditArea;
  text: string;
  changes: DescribedChange[];
  /** Id of the order that the entry is about. */
  orderId: number | null;
}

/** Prefix of `por` before the name of a member of the provider's team. */
export const BY_TEAM = 'provedor: ';
/** The account of a terminal on the server, which identifies no person. */
const SYSTEM_ACCOUNT = 'root';
export const BY_SYSTEM = 'sistema';
export const BY_SIGNER = 'link de assinatura';

/** The ids in an entry whose names {@link describeEntry} needs. */
export function namedIn(details: unknown): Record<keyof KnownNames, number[]> {
  const facts = new AuditFacts(details, NO_NAMES, 'UTC');
  const one = (field: string) => {
    const number = facts.number(field);
    return number !== null && Number.isInteger(number) && number > 0 && number <= Number.MAX_SAFE_INTEGER
      ? [number]
      : [];
  };
  return {
    people: one('pessoa'),
    districts: districtsIn(facts),
    cities: one('cidade'),
    orders: one('pedido'),
  };
}

const NO_NAMES: KnownNames = {
  people: new Map(),
  districts: new Map(),
  cities: new Map(),
  orders: new Map(),
};

/** Describes an entry in Portuguese. An unknown action gets a general sentence without its internal name. */
export function describeEntry(entry: AuditedEntry, names: KnownNames, timeZone: string): DescribedEntry {
  const facts = new AuditFacts(entry.details, names, timeZone);
  const row = actionRow(entry.action);
  return {
    actor: actorOf(entry, facts.text('por')),
    area: row?.area ?? 'store',
    text: row?.describe(facts) ?? 'Fez uma alteração na loja',
    changes: row?.changes?.(facts) ?? [],
    orderId: facts.number('pedido'),
  };
}

function actorOf({ userId, userName }: AuditedEntry, by: string | null): AuditActor {
  if (userId !== null) return { kind: 'person', name: userName };
  if (by === null || by === BY_SYSTEM) return { kind: 'system', name: null };
  if (by === BY_SIGNER) return { kind: 'signer', name: null };
  // In entries of the first versions, `by` has only the name of the team member, without the prefix.
  const name = by.startsWith(BY_TEAM) ? by.slice(BY_TEAM.length) : by;
  return { kind: 'team', name: name === SYSTEM_ACCOUNT ? null : name };
}

/** E.g. `Ana Souza`, `Equipe Comanda (ana)`, `Automático`. */
export function actorName({ kind, name }: AuditActor): string {
  if (kind === 'system') return 'Automático';
  if (kind === 'signer') return 'Quem assinou';
  if (kind === 'team') return name === null ? 'Equipe Comanda' : `Equipe Comanda (${name})`;
  return name ?? 'Pessoa removida';
}

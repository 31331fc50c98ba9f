import { districtsIn } from './actions/delivery-actions.ts';
import type { AuditArea } from './audit-area.ts';
import { AuditFacts, type KnownNames, type ToldChange } from './audit-facts.ts';
import { actionRow } from './audited-actions.ts';

/** An entry of the audit log as it is kept. */
export interface AuditedEntry {
  action: string;
  userId: number | null;
  /** What the person is called; null: nobody of the store. */
  userName: string | null;
  details: unknown;
}

/** Who did it: a person of the store, the provider's team, whoever had a signing link, or nobody. */
export interface AuditActor {
  kind: 'person' | 'team' | 'signer' | 'system';
  /** Of the person, or of the one of the team. */
  name: string | null;
}

/** An entry as people read it. */
export interface ToldEntry {
  actor: AuditActor;
  area: AuditArea;
  text: string;
  changes: ToldChange[];
  /** The order it is about. */
  orderId: number | null;
}

/** `por` of what the provider's people did, before their name. */
export const BY_TEAM = 'provedor: ';
export const BY_SYSTEM = 'sistema';
export const BY_SIGNER = 'link de assinatura';

/** The numbers of an entry for which {@link describeEntry} wants names. */
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

/** Says an entry in Portuguese. What no version of ours knows any more is said without its key. */
export function describeEntry(entry: AuditedEntry, names: KnownNames, timeZone: string): ToldEntry {
  const facts = new AuditFacts(entry.details, names, timeZone);
  const row = actionRow(entry.action);
  return {
    actor: actorOf(entry, facts.text('por')),
    area: row?.area ?? 'store',
    text: row?.say(facts) ?? 'Fez uma alteração na loja',
    changes: row?.changes?.(facts) ?? [],
    orderId: facts.number('pedido'),
  };
}

function actorOf({ userId, userName }: AuditedEntry, by: string | null): AuditActor {
  if (userId !== null) return { kind: 'person', name: userName };
  if (by === null || by === BY_SYSTEM) return { kind: 'system', name: null };
  if (by === BY_SIGNER) return { kind: 'signer', name: null };
  // Entries of the first versions name the one of the team alone.
  return { kind: 'team', name: by.startsWith(BY_TEAM) ? by.slice(BY_TEAM.length) : by };
}

/** `Ana Souza`, `Equipe Comanda (ana)`, `Automático`. */
export function actorName({ kind, name }: AuditActor): string {
  if (kind === 'system') return 'Automático';
  if (kind === 'signer') return 'Quem assinou';
  if (kind === 'team') return name === null ? 'Equipe Comanda' : `Equipe Comanda (${name})`;
  return name ?? 'Pessoa removida';
}

import { ALL_CALLS } from '@comanda/contract/all-calls';
import { ERRORS } from '@comanda/contract/errors';
import * as calls from '@comanda/contract/provider/audit.calls';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/provider/time-zone';
import { momentsOfRange } from '@comanda/domain/time/day-range';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { listAuditedPeople, listStoredAudit, type StoredAuditEntry } from './audit.reads.ts';

const PAGE = 50;

const OF_PROVIDER = ALL_CALLS.filter(({ path }) => path.startsWith('provedor/'));
const SUMMARIES = new Map(OF_PROVIDER.map(({ name, summary }) => [name, summary]));
/** What is written down at all, and can be asked for. */
const RECORDED = OF_PROVIDER.filter(({ method, isRecorded }) => method !== 'GET' || isRecorded === true);

/** Binds what is read of the provider's own audit. What an entry says in words is what its call declares. */
export function bindProviderAudit(bind: Bind, { system }: { system: Database }): void {
  bind(calls.listProviderAudit, async ({ from, to, ...wanted }) => {
    const moments = momentsOfRange({ from, to }, PROVIDER_TIME_ZONE);
    const found = await listStoredAudit(system, { ...wanted, ...moments, limit: PAGE + 1 });
    const entries = found.slice(0, PAGE);
    return {
      entries: entries.map(inWords),
      next: found.length > PAGE ? (entries.at(-1)?.entryId ?? null) : null,
    };
  });
  bind(calls.listAuditChoices, async () => ({
    people: (await listAuditedPeople(system)).map(({ personId, name }) => ({
      value: String(personId),
      label: name,
    })),
    calls: RECORDED.map(({ name, summary }) => ({ value: name, label: summary })).sort((one, other) =>
      one.label.localeCompare(other.label, 'pt-BR'),
    ),
  }));
}

/** Numbers by what they are of; others keep their own names. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  personId: 'pessoa',
  userId: 'pessoa',
  agreementId: 'documento',
  invoiceId: 'fatura',
  bannerId: 'imagem',
  changeId: 'alteração',
  orderId: 'pedido',
  areaId: 'bairro',
  districtId: 'bairro',
  cityId: 'município',
  into: 'a',
};
const TERMINAL = 'terminal: ';

function inWords({ name, numbers, outcome, ...entry }: StoredAuditEntry) {
  const named = Object.entries(numbers).map(([what, number]) => `${NUMBER_WORDS[what] ?? what} ${number}`);
  const isTerminal = name === null && entry.address.startsWith(TERMINAL);
  return {
    ...entry,
    who: name ?? entry.address.replace(TERMINAL, ''),
    address: isTerminal ? 'no terminal' : entry.address,
    what: SUMMARIES.get(entry.call) ?? entry.call.replace(TERMINAL, ''),
    numbers: named.length > 0 ? named.join(', ') : null,
    outcome: outcomeWords(outcome),
    wasDone: outcome === 'done',
  };
}

/** Names of another version are said as they are. */
function outcomeWords(outcome: string | null): string {
  if (outcome === null) return 'Sem resposta: o servidor parou antes do fim.';
  if (outcome === 'done') return 'Feito';
  return outcome in ERRORS ? ERRORS[outcome as keyof typeof ERRORS].text : outcome;
}

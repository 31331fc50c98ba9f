import { ALL_CALLS } from '@comanda/contract/all-calls';
import { ERRORS } from '@comanda/contract/errors';
import type { ProviderAuditEntry } from '@comanda/contract/people/audit/provider-audit.calls';

/** An entry as stored. */
export interface StoredAuditEntry {
  entryId: number;
  at: number;
  name: string | null;
  call: string;
  storeId: number | null;
  storeName: string | null;
  numbers: Record<string, number>;
  /** Null when the server stopped before the outcome was recorded. */
  outcome: string | null;
  address: string;
}

const SUMMARIES = new Map(ALL_CALLS.map(({ name, summary }) => [name, summary]));

/**
 * Portuguese names for the numbers of an entry. A number that is missing here is shown with its field name.
 */
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

/** Describes an entry in words, with the summary of the recorded call. */
export function auditInWords({ name, numbers, outcome, ...entry }: StoredAuditEntry): ProviderAuditEntry {
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

/** The outcome in words. An outcome that this version does not know is shown unchanged. */
function outcomeWords(outcome: string | null): string {
  if (outcome === null) return 'Sem resposta: o servidor parou antes do fim.';
  if (outcome === 'done') return 'Feito';
  return outcome in ERRORS ? ERRORS[outcome as keyof typeof ERRORS].text : outcome;
}

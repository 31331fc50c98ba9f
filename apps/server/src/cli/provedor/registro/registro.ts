import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { findPerson } from '../../../areas/people/access/public.ts';
import {
  accessRecords,
  auditRecords,
  NO_STORE,
  RECORD_COLUMNS,
  type RecordFilter,
  type RecordLine,
} from '../../../areas/people/audit/public.ts';
import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import { PESSOA } from '../pessoa/pessoa-texts.ts';
import { isoDay } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { REGISTRO } from './registro-texts.ts';

/** Maximum number of lines in the terminal. A file gets all lines. */
const SHOWN = 100;
const MAX = 1_000_000;
const DAY_MS = 86_400_000;

/** Parses a day and returns its midnight in Brasília, where the provider's days begin. */
const midnight = (word: string) => Date.parse(`${isoDay(word)}T00:00:00-03:00`);

/** A filter for the newest entries, at most `perPage`. */
type Newest = RecordFilter & { perPage: number };

function filterOf({ options }: Given, userId: number | null): Newest {
  const { de, ate, acao, limite, csv } = options;
  const limit = limite === undefined ? (csv === undefined ? SHOWN : MAX) : Number(limite);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX) {
    throw new Complaint(REGISTRO.notALimit(limite ?? ''), EXIT.misused);
  }
  return {
    from: de === undefined ? null : midnight(de),
    until: ate === undefined ? null : midnight(ate) + DAY_MS,
    userId,
    action: acao ?? null,
    perPage: limit,
  };
}

function show(lines: readonly RecordLine[], isCsv: boolean, writeLine: Provider['writeLine']): void {
  if (isCsv) {
    writeLine(csvLine(RECORD_COLUMNS.map(({ title }) => title)));
    for (const line of lines) writeLine(csvLine(RECORD_COLUMNS.map(({ value }) => value(line))));
    return;
  }
  // The newest line comes last, next to the prompt.
  for (const { at, action, username, address, details } of lines.toReversed()) {
    const when = new Date(at).toLocaleString('pt-BR', { timeZone: PROVIDER_TIME_ZONE });
    const facts = Object.entries(details).map(([name, value]) => `${name}=${String(value)}`);
    writeLine([when, action, username, address, ...facts].filter((part) => part !== null).join('  '));
  }
  if (lines.length === 0) writeLine(REGISTRO.none);
}

type Read = (tx: Transaction, filter: Newest) => Promise<{ rows: RecordLine[] }>;

/** Makes an action `<loja>` that prints one of the logs, with filters. */
function ofStore(name: string, summary: string, read: Read): Action {
  return {
    name,
    summary,
    words: ['loja'],
    options: { de: 'value', ate: 'value', pessoa: 'value', acao: 'value', limite: 'value', csv: 'switch' },
    optionsHelp: REGISTRO.filters,
    run: (given, provider) =>
      inStore(given, provider, async (tx) => {
        const { pessoa } = given.options;
        const person = pessoa === undefined ? null : await findPerson(tx, pessoa);
        if (pessoa !== undefined && person === null) throw new Complaint(PESSOA.unknown(pessoa));
        const { rows } = await read(tx, filterOf(given, person?.userId ?? null));
        show(rows, given.options.csv !== undefined, provider.writeLine);
      }),
  };
}

const desconhecidos: Action = {
  name: 'desconhecidos',
  summary: REGISTRO.unknownSummary,
  options: { de: 'value', ate: 'value', limite: 'value', csv: 'switch' },
  optionsHelp: REGISTRO.unknownFilters,
  run: async (given, { database, writeLine }) => {
    const filter = filterOf(given, null);
    const { rows } = await database.inStore(NO_STORE, (tx) => accessRecords.page(tx, filter));
    show(rows, given.options.csv !== undefined, writeLine);
  },
};

/** Commands about the audit log and access log of a store. */
export const registro: Subject = {
  name: 'registro',
  summary: REGISTRO.summary,
  console: '/provedor/acessos',
  actions: [
    ofStore('auditoria', REGISTRO.auditSummary, auditRecords.page),
    ofStore('acessos', REGISTRO.accessSummary, accessRecords.page),
    desconhecidos,
  ],
};

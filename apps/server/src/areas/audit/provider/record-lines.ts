import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { RecordLine } from './records.reads.ts';

/** The head of a file of records. */
export const RECORD_COLUMNS = csvLine([
  'quando',
  'acao',
  'pessoa',
  'usuario',
  'sessao',
  'endereco',
  'detalhes',
]);

/** One record as a line of a CSV; the terminal's and the console's files are the same. */
export function recordLine({
  at,
  action,
  userId,
  username,
  sessionId,
  address,
  details,
}: RecordLine): string {
  const when = new Date(at).toISOString();
  return csvLine([when, action, userId, username, sessionId, address, JSON.stringify(details)]);
}

import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import type { RecordLine } from './records.reads.ts';

const numberOf = (value: number | null) => (value === null ? null : String(value));

/** The columns of a file of log entries, the same for command line and console. */
export const RECORD_COLUMNS: readonly SheetColumn<RecordLine>[] = [
  { title: 'quando', kind: 'text', value: ({ at }) => new Date(at).toISOString() },
  { title: 'acao', kind: 'text', value: ({ action }) => action },
  { title: 'pessoa', kind: 'text', value: ({ userId }) => numberOf(userId) },
  { title: 'usuario', kind: 'text', value: ({ username }) => username },
  { title: 'sessao', kind: 'text', value: ({ sessionId }) => sessionId },
  { title: 'endereco', kind: 'text', value: ({ address }) => address },
  { title: 'detalhes', kind: 'text', value: ({ details }) => JSON.stringify(details) },
];

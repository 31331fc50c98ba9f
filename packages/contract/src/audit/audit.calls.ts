import { defineCall } from '../define-call.ts';
import { file, nothing } from '../shape.ts';
import { historyAnswer, historyFilter, historyPage, historyPeople } from './audit.wire.ts';

const HISTORY = { kind: 'session', permission: 'history.read' } as const;

export const listHistory = defineCall({
  name: 'history.list',
  summary: 'O histórico da loja: quem mudou o quê, e quem viu dados pessoais; do mais novo ao mais antigo',
  route: 'GET historico',
  access: HISTORY,
  input: historyPage,
  output: historyAnswer,
});

export const listHistoryPeople = defineCall({
  name: 'history.list-people',
  summary: 'As pessoas da loja, também as bloqueadas, para escolher de quem ler o histórico',
  route: 'GET historico/pessoas',
  access: HISTORY,
  input: nothing,
  output: historyPeople,
});

/** A POST, though it answers a file: it writes down that somebody took it. */
export const exportHistory = defineCall({
  name: 'history.export',
  summary: 'O histórico como planilha (CSV); fica anotado quem o exportou',
  route: 'POST historico/exportar',
  access: HISTORY,
  input: historyFilter,
  output: file('text/csv; charset=utf-8'),
});

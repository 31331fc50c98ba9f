import { defineCall } from '../../kit/define-call.ts';
import { plainNumber } from '../../kit/field-types.ts';
import { answer, record } from '../../kit/record.ts';
import { batchInput, warned } from './menu-change.wire.ts';

export const undoMenuChange = defineCall({
  name: 'catalogue.undo',
  summary:
    'Desfazer por inteiro uma exclusão ou uma mudança de vários preços ou situações, enquanto ninguém mudou depois o que ela mudou. Desfaz quem pode fazer',
  route: 'POST cardapio/desfazer/{lote}',
  access: { kind: 'session', permission: 'catalogue.use' },
  input: batchInput,
  output: answer(record({ version: ['versao', plainNumber], ...warned })),
  errors: ['catalogue.undo-over'],
});

import { defineCall } from '../define-call.ts';
import { answer } from '../record.ts';
import { batchInput, menuChanged } from './menu-change.wire.ts';

export const undoMenuChange = defineCall({
  name: 'catalogue.undo',
  summary:
    'Desfazer uma exclusão ou uma mudança de preços inteira, enquanto ninguém mudou depois o que ela mudou',
  method: 'POST',
  path: 'cardapio/desfazer/{lote}',
  access: { kind: 'session', permission: 'catalogue.edit' },
  input: batchInput,
  output: answer(menuChanged),
  errors: ['catalogue.undo-over'],
});

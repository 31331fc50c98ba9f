import { defineCall } from '../define-call.ts';
import { answer } from '../record.ts';
import { batchInput, menuChanged } from './menu-change.wire.ts';

export const undoMenuChange = defineCall({
  name: 'catalogue.undo',
  summary:
    'Desfazer por inteiro uma exclusão ou uma mudança de vários preços ou situações, enquanto ninguém mudou depois o que ela mudou. Desfaz quem pode fazer',
  method: 'POST',
  path: 'cardapio/desfazer/{lote}',
  access: { kind: 'session', permission: 'catalogue.use' },
  input: batchInput,
  output: answer(menuChanged),
  errors: ['catalogue.undo-over'],
});

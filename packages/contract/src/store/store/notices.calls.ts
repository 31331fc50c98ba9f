import { defineCall } from '../../kit/define-call.ts';
import { done, nothing } from '../../kit/shape.ts';

/**
 * 'Não mostrar novamente': applies to the current user, or to the whole store if an administrator calls.
 * Clients that send their session in a header may still use the GET of the specification.
 */
export const dismissPayOnlineNotice = defineCall({
  name: 'store.dismiss-pay-online-notice',
  summary: 'Não mostrar mais o aviso de pagamento online',
  route: 'POST estabelecimento/alteraAviso',
  aliases: [{ method: 'GET', path: 'estabelecimento/alteraAviso', headerSessionsOnly: true }],
  access: { kind: 'session', permission: 'store.read' },
  input: nothing,
  output: done,
});

import { defineCall } from '../define-call.ts';
import { nothing } from '../shape.ts';
import { qzKeysAnswer, qzKeysInput, qzSignatureAnswer, qzSignatureInput } from './qz.wire.ts';

export const getQzKeys = defineCall({
  name: 'printing.get-qz-keys',
  summary: 'O certificado do QZ Tray e se há chave privada; a chave nunca é devolvida',
  route: 'GET impressao/qz',
  access: { kind: 'session', permission: 'orders.read' },
  input: nothing,
  output: qzKeysAnswer,
});

/** What is wrong with a certificate or a key is answered at its field (`request.invalid`). */
export const saveQzKeys = defineCall({
  name: 'printing.save-qz-keys',
  summary: 'Guardar o certificado e a chave privada do QZ Tray',
  route: 'POST impressao/qz/chaves',
  access: { kind: 'session', permission: 'software.manage' },
  input: qzKeysInput,
  output: qzKeysAnswer,
});

/**
 * Signs one request to QZ Tray with the store's key. The QZ client shows its signature promise the SHA-256 of
 * `{"call":…,"params":…,"timestamp":…}` only, and a server that signs hashes signs anything. So the panel has the
 * client hand over the text itself, by the client's own API, and the server hashes it after reading it:
 *
 *     qz.api.setSha256Type((text) => text);
 *     qz.security.setSignatureAlgorithm('SHA512');
 *     qz.security.setCertificatePromise((resolve) => resolve(keys.certificate));
 *     qz.security.setSignaturePromise((text) => (resolve, reject) => {
 *       sendCall(signQzRequest, { text }).then(({ signature }) => resolve(signature), reject);
 *     });
 *
 * Signed are `printers.find`, `printers.getDefault`, `printers.detail` (what `qz.printers.details()` sends) and `print`
 * of `{ type: 'raw', format: 'command', flavor: 'base64' | 'hex' | 'plain', data }` rows on a printer with a name, all
 * four fields said; not files, hosts, pages or options of rows. `timestamp` must be within five minutes of the server's
 * clock. A text is at most 60,000 letters: longer papers are sent as several prints. Refusals are `request.invalid` at
 * the field `conteudo`, or `auth.throttled`.
 */
export const signQzRequest = defineCall({
  name: 'printing.sign-qz-request',
  summary: 'Assinar um pedido de impressão ao QZ Tray; nada além de listar impressoras e imprimir',
  route: 'POST impressao/qz/assinar',
  access: { kind: 'session', permission: 'orders.change-status' },
  input: qzSignatureInput,
  output: qzSignatureAnswer,
  errors: ['auth.throttled'],
});

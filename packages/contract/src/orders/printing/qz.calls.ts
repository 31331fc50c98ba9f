import { defineCall } from '../../kit/define-call.ts';
import { nothing } from '../../kit/shape.ts';
import { qzKeysAnswer, qzKeysInput, qzSignatureAnswer, qzSignatureInput } from './qz.wire.ts';

export const getQzKeys = defineCall({
  name: 'printing.get-qz-keys',
  summary: 'O certificado do QZ Tray e se há chave privada; a chave nunca é devolvida',
  route: 'GET impressao/qz',
  access: { kind: 'session', permission: 'orders.read' },
  input: nothing,
  output: qzKeysAnswer,
});

/** An invalid certificate or key is refused with `request.invalid` and the name of its field. */
export const saveQzKeys = defineCall({
  name: 'printing.save-qz-keys',
  summary: 'Guardar o certificado e a chave privada do QZ Tray',
  route: 'POST impressao/qz/chaves',
  access: { kind: 'session', permission: 'software.manage' },
  input: qzKeysInput,
  output: qzKeysAnswer,
});

/**
 * Signs one request to QZ Tray with the store's key. By default the QZ client gives its signature promise only the
 * SHA-256 of `{"call":…,"params":…,"timestamp":…}`. A server that signs hashes would sign anything. The client's own
 * API can hand over the text instead. The panel uses that, and the server hashes the text after reading it:
 *
 *     qz.api.setSha256Type((text) => text);
 *     qz.security.setSignatureAlgorithm('SHA512');
 *     qz.security.setCertificatePromise((resolve) => resolve(keys.certificate));
 *     qz.security.setSignaturePromise((text) => (resolve, reject) => {
 *       sendCall(signQzRequest, { text }).then(({ signature }) => resolve(signature), reject);
 *     });
 *
 * It signs `printers.find`, `printers.getDefault`, `printers.detail` (sent by `qz.printers.details()`) and `print`.
 * A `print` needs a printer with a name. Its rows are
 * `{ type: 'raw', format: 'command', flavor: 'base64' | 'hex' | 'plain', data }`, each with all four fields. It signs no
 * files, hosts, pages or options of rows. `timestamp` must be within five minutes of the server's clock. A text is at
 * most 60,000 letters: longer papers are sent as several prints. Refusals are `request.invalid` at the field
 * `conteudo`, or `auth.throttled`.
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

import { defineCall } from '../../kit/define-call.ts';
import { moment, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

const intakeKey = record({
  keyName: ['nome', plainText],
  label: ['rotulo', plainText],
  createdAt: ['criada_em', moment],
  revokedAt: ['retirada_em', nullable(moment)],
});
/** An integration key in lists: its short name, never the key. */
export type IntakeKey = DomainOfShape<typeof intakeKey>;

export const newIntakeKey = record({ ...storeField, label: ['rotulo', text({ max: 80 })] });

export const listStoreKeys = defineCall({
  name: 'provider.list-intake-keys',
  summary: 'As chaves de integração de uma loja',
  route: 'GET provedor/lojas/{loja}/chaves',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: answer('chaves', list(intakeKey)),
  errors: ['provider.unknown-store'],
});

/** Makes a key. Only this answer contains the key. */
export const makeStoreKey = defineCall({
  name: 'provider.make-intake-key',
  summary: 'Fazer uma chave de integração',
  route: 'POST provedor/lojas/{loja}/chaves',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: newIntakeKey,
  output: answer('chave', plainText),
  errors: ['provider.unknown-store'],
});

export const withdrawStoreKey = defineCall({
  name: 'provider.withdraw-intake-key',
  summary: 'Retirar uma chave de integração',
  route: 'POST provedor/lojas/{loja}/chaves/{nome}/retirar',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: record({ ...storeField, keyName: ['nome', text({ max: 8 })] }),
  output: done,
  errors: ['provider.unknown-store', 'provider.unknown-key'],
});

import { GRANTABLE } from '@comanda/domain/people/access/permissions';
import { defineCall } from '../../kit/define-call.ts';
import { integer, moment, oneOf, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';

const granted = list(oneOf(GRANTABLE), { most: 4 * GRANTABLE.length });

const operatorGrants = record({
  granted: ['permissoes', granted],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', nullable(moment)],
});
/**
 * Permissions that a store gives its operators. Version 0: the store has never saved permissions, so the
 * defaults apply.
 */
export type OperatorGrants = DomainOfShape<typeof operatorGrants>;

/** The new grants. Without a version they replace the saved grants without a check for conflicts. */
const chosenGrants = record({
  granted: ['permissoes', granted],
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});
export type ChosenGrants = DomainOfShape<typeof chosenGrants>;

export const getOperatorGrants = defineCall({
  name: 'access.get-operator-grants',
  summary: 'O que a loja permite aos seus operadores',
  route: 'GET users/merchant-permissions',
  access: { kind: 'session', permission: 'users.manage' },
  input: nothing,
  output: answer(operatorGrants),
});

export const saveOperatorGrants = defineCall({
  name: 'access.save-operator-grants',
  summary: 'Dizer o que a loja permite aos seus operadores; vale na hora para quem está no painel',
  route: 'POST users/merchant-permissions',
  access: { kind: 'session', permission: 'users.manage', isSensitive: true },
  input: chosenGrants,
  output: answer(operatorGrants),
  errors: ['record.changed-meanwhile'],
});

import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf, type DescribedChange } from '../../people/audit/audit-facts.ts';

/** Audit log: the store's own data, and its changes that wait for the provider's review. */
export const REGISTRATION_ACTIONS = {
  'registration.changed': {
    area: 'registration',
    describe: () => 'Mudou os dados da loja',
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['E-mail', (side) => side.text('email')],
        ['Endereço', (side) => side.text('endereco_rua')],
        ['Número', (side) => side.text('endereco_numero')],
        ['Bairro', (side) => side.text('endereco_bairro')],
        ['CEP', (side) => side.text('endereco_cep')],
        ['Contato', (side) => side.text('contato')],
      ]),
  },
  'registration.change-asked': {
    area: 'registration',
    describe: (f) => `Pediu para mudar ${requestedOf(f)}`,
    changes: textsOf,
  },
  'registration.change-withdrawn': {
    area: 'registration',
    describe: (f) => `Desistiu de mudar ${requestedOf(f)}`,
    changes: textsOf,
  },
  'registration.change-approved': {
    area: 'registration',
    describe: (f) => `Aprovou a mudança: ${requestedOf(f)}`,
    changes: textsOf,
  },
  'registration.change-rejected': {
    area: 'registration',
    describe: (f) =>
      `Recusou a mudança: ${requestedOf(f)}${f.quoted('motivo', '') === '' ? '' : `, porque ${f.quoted('motivo', '')}`}`,
    changes: textsOf,
  },
} as const satisfies ActionRows;

const REQUESTED = new Map(
  Object.entries({
    texto_app: 'o texto do app',
    frase_promocional: 'a frase promocional',
    logotipo: 'o logotipo',
    banner: 'o banner',
  }),
);

function requestedOf(facts: AuditFacts): string {
  const [field = ''] = [...facts.after.fields(), ...facts.before.fields()];
  return REQUESTED.get(field) ?? 'os dados da loja';
}

/** Only the field name of a picture is shown, because its path has no meaning for people. */
function textsOf(facts: AuditFacts): DescribedChange[] {
  return changesOf(facts, [
    ['Texto App', (side) => side.text('texto_app')],
    ['Frase Promocional', (side) => side.text('frase_promocional')],
  ]);
}

import { defineCall } from '../../kit/define-call.ts';
import { bool, oneOf, plainNumber, plainText, text, textOrNull } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { personName } from '../../people/access/people.wire.ts';

/** Brands that a store can belong to. */
export const STORE_COMPANIES = ['comanda', 'fominha', 'pracinha'] as const;

/** The first data of a store and of its first administrator. */
export const newStoreInput = record({
  company: ['empresa', oneOf(STORE_COMPANIES)],
  name: ['nome', text({ max: 80 })],
  legalName: ['razao_social', text({ max: 120 })],
  document: ['cnpj_cpf', text({ max: 20 })],
  district: ['bairro', text({ max: 80 })],
  city: ['cidade', text({ max: 80 })],
  state: ['uf', text({ max: 2 })],
  email: ['email', textOrNull({ max: 254 })],
  mobile: ['celular', textOrNull({ max: 20 })],
  adminName: ['responsavel', personName],
  adminEmail: ['email_responsavel', text({ max: 254 })],
});
export type NewStoreInput = DomainOfShape<typeof newStoreInput>;

const openedStore = record({
  storeId: ['id', plainNumber],
  // The store's intake key, for people who may make keys and links of any store; null for all others.
  intakeKey: ['chave', nullable(plainText)],
  link: ['link', nullable(plainText)],
  isMailed: ['convite_enviado', bool],
});
/** A store that was just created; only this answer shows its key and its administrator's link. */
export type OpenedStore = DomainOfShape<typeof openedStore>;

export const createStore = defineCall({
  name: 'provider.create-store',
  summary:
    'Criar uma loja e convidar quem a administra; a administração vê a chave de integração e o link, uma vez só',
  route: 'POST provedor/lojas/criar',
  access: { kind: 'provider', permission: 'registrations.handle', isSensitive: true },
  input: newStoreInput,
  output: answer(openedStore),
  errors: ['provider.login-taken'],
});

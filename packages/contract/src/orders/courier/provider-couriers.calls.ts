import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  givenFile,
  id,
  plainNumber,
  plainReais,
  plainText,
  reais,
  text,
  textOrNull,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

/** Maximum size of a list of areas in bytes. */
export const LARGEST_AREA_LIST = 1024 * 1024;

const degrees = (max: number) => orNull(asIs(z.number().check(z.gte(-max), z.lte(max))));

const pickup = {
  street: ['rua', text({ max: 120 })],
  number: ['numero', text({ max: 20 })],
  complement: ['complemento', textOrNull({ max: 80 })],
  postalCode: ['cep', text({ max: 9 })],
  latitude: ['lat', degrees(90)],
  longitude: ['lng', degrees(180)],
} as const;

const courierAccount = record({
  baseUrl: ['url', plainText],
  clientId: ['cliente', plainText],
  merchantId: ['id_no_servico', plainText],
  isEnabled: ['ligada', bool],
  ...pickup,
});
/** A store's account at its logistics service. No answer contains the secret. */
export type CourierAccount = DomainOfShape<typeof courierAccount>;

const coverageArea = record({
  areaId: ['bairro', plainNumber],
  name: ['nome', plainText],
  city: ['cidade', plainText],
  priceCents: ['preco', plainReais],
  isEnabled: ['ligado', bool],
});
export type CoverageArea = DomainOfShape<typeof coverageArea>;

const courierSetup = record({
  account: ['conta', nullable(courierAccount)],
  /** URL that the service must use for its webhooks. */
  webhook: ['webhook', plainText],
  /** The store's own city, for areas without a city. */
  city: ['cidade', plainText],
  areas: ['bairros', list(coverageArea)],
});
export type CourierSetup = DomainOfShape<typeof courierSetup>;

export const newCourierAccount = record({
  ...storeField,
  baseUrl: ['url', text({ max: 300 })],
  clientId: ['cliente', text({ max: 200 })],
  // Null: the saved secret does not change.
  secret: ['segredo', textOrNull({ max: 500 })],
  ...pickup,
});
export type NewCourierAccount = DomainOfShape<typeof newCourierAccount>;

export const getCourierSetup = defineCall({
  name: 'provider.get-courier-setup',
  summary: 'O serviço de entregas de uma loja e os bairros que ele atende',
  route: 'GET provedor/lojas/{loja}/entregas',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: answer(courierSetup),
  errors: ['provider.unknown-store'],
});

export const saveCourierAccount = defineCall({
  name: 'provider.save-courier-account',
  summary: 'Ligar a loja a um serviço de entregas',
  route: 'POST provedor/lojas/{loja}/entregas/conta',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: newCourierAccount,
  output: done,
  errors: ['provider.unknown-store'],
});

export const switchCourierAccount = defineCall({
  name: 'provider.switch-courier-account',
  summary: 'Voltar a usar o serviço de entregas, ou deixar de usá-lo',
  route: 'POST provedor/lojas/{loja}/entregas/usar',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: record({ ...storeField, isEnabled: ['ligada', bool] }),
  output: done,
  errors: ['provider.unknown-store', 'courier.not-configured'],
});

export const newCoverageArea = record({
  ...storeField,
  name: ['nome', text({ max: 80 })],
  city: ['cidade', text({ max: 80 })],
  priceCents: ['preco', reais({ max: 999_99 })],
});
export type NewCoverageArea = DomainOfShape<typeof newCoverageArea>;

export const saveCoverageArea = defineCall({
  name: 'provider.save-coverage-area',
  summary: 'Adicionar um bairro do serviço de entregas, ou mudar o preço dele',
  route: 'POST provedor/lojas/{loja}/entregas/bairros',
  access: { kind: 'provider', permission: 'services.manage' },
  input: newCoverageArea,
  output: done,
  errors: ['provider.unknown-store'],
});

export const areaSheet = record({ ...storeField, sheet: ['planilha', givenFile] });

/** A CSV with name, city and price, in the format of spreadsheet programs. A form field names the store. */
export const importCoverageAreas = defineCall({
  name: 'provider.import-coverage-areas',
  summary: 'Gravar os bairros de uma planilha CSV: nome, cidade e preço',
  route: 'POST provedor/entregas/planilha',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { planilha: LARGEST_AREA_LIST },
  input: areaSheet,
  output: answer(record({ areas: ['bairros', plainNumber] })),
  errors: ['provider.unknown-store'],
});

export const switchCoverageArea = defineCall({
  name: 'provider.switch-coverage-area',
  summary: 'Voltar a oferecer um bairro, ou deixar de oferecê-lo',
  route: 'POST provedor/lojas/{loja}/entregas/bairros/{bairro}/oferecer',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({ ...storeField, areaId: ['bairro', id], isEnabled: ['ligado', bool] }),
  output: done,
  errors: ['provider.unknown-store', 'courier.area-not-found'],
});

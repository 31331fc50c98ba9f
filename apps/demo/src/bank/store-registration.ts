import type { AccountSave } from '@comanda/contract/money/online-payment/accounts.wire';
import type { OnlineRegistrationSave } from '@comanda/contract/money/online-payment/registration.wire';
import { BRAZILIAN_STATES } from '@comanda/domain/money/online-payment/registration';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import type { DemoStore } from '../world/demo-store.ts';

/** Code of the business category for restaurants. */
const CATEGORY = '5812';
const OWNER_DOCUMENT = '11144477735';

/** The receiving account of a demo store. */
export const ACCOUNT: AccountSave = {
  ...{ accountId: null, way: 'manual', label: 'Conta da loja', keyKind: null, key: null, version: null },
  ...{
    bank: '077',
    type: 'current',
    branch: '0001',
    branchDigit: null,
    account: '12345-6',
    holderDocument: null,
  },
};

/** The address of a demo store. */
export function addressOf({ town }: DemoStore): { street: string; postalCode: string } {
  const street = town.districts[0]?.streets[0];
  return {
    street: street?.name ?? 'Rua Direita',
    postalCode: (street?.postalCode ?? '01001000').replaceAll(/\D/g, ''),
  };
}

/** The owner's answers in 'Dados Cadastrais' of a demo store. */
export function registrationOf(
  { document, legalName, email, mobile, name, district, city, state, users }: NewStore,
  { street, postalCode }: { street: string; postalCode: string },
): OnlineRegistrationSave {
  const contact = email ?? 'loja@example.com';
  const at = {
    ...{ postalCode, street, district, city },
    state: BRAZILIAN_STATES.find((each) => each === state) ?? 'SP',
  };
  return {
    personType: 'company',
    companyDocument: document,
    legalName,
    category: CATEGORY,
    email: contact,
    tradeName: name,
    phone: mobile ?? '11900000000',
    ...{ ...at, number: '100', complement: '' },
    ...{ site: '', facebook: '', twitter: '' },
    ownerDocument: OWNER_DOCUMENT,
    ownerEmail: contact,
    ownerName: users[0]?.name ?? legalName,
    ownerBornOn: '1975-04-12',
    ownerPhone: mobile ?? '11900000000',
    ownerPostalCode: at.postalCode,
    ownerStreet: at.street,
    ownerNumber: '20',
    ownerComplement: '',
    ownerDistrict: at.district,
    ownerCity: at.city,
    ownerState: at.state,
    version: 0,
  };
}

import {
  type OnlineRegistrationSave,
  onlineRegistrationSave,
  type ShownOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.wire';
import { formatPostalCode } from '@comanda/domain/kit/places/postal-code';
import { maskDocument, maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';

type Texts = Omit<OnlineRegistrationSave, 'version' | 'personType' | 'ownerBornOn'>;

/** The typed values, with punctuation; a choice is '' until the user makes it. */
export type RegistrationValues = Record<keyof Texts, string> &
  Pick<OnlineRegistrationSave, 'personType'> & { ownerBornOn: string | null };

const NAMES = Object.keys(onlineRegistrationSave.fields).filter((name) => name !== 'version');

export function valuesOf(registration: ShownOnlineRegistration): RegistrationValues {
  const entries = Object.entries(registration).filter(([name]) => NAMES.includes(name));
  const saved = Object.fromEntries(entries) as RegistrationValues;
  return {
    ...saved,
    companyDocument: maskDocument(saved.companyDocument),
    ownerDocument: maskDocument(saved.ownerDocument),
    phone: maskPhone(saved.phone),
    ownerPhone: maskPhone(saved.ownerPhone),
    postalCode: formatPostalCode(saved.postalCode),
    ownerPostalCode: formatPostalCode(saved.ownerPostalCode),
  };
}

/**
 * The form values to send. The contract has already validated these values: the date is complete, and the
 * states (UF) are chosen.
 */
export function savedOf(values: RegistrationValues, version: number | undefined): OnlineRegistrationSave {
  return { ...values, version: version ?? null } as OnlineRegistrationSave;
}

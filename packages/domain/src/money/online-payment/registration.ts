import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/** The store is registered by a person (`F` on the wire) or a company (`J`). */
export const PERSON_TYPES = ['person', 'company'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Minimum age of an owner for online payment. */
export const LEAST_AGE_YEARS = 18;
/** A higher age is a typing error. */
const MOST_AGE_YEARS = 120;

/** Maximum lengths of the registration's fields. */
export const ONLINE_REGISTRATION_LIMITS = {
  name: 120,
  email: 120,
  street: 120,
  number: 20,
  complement: 60,
  district: 80,
  city: 80,
  link: 200,
} as const;

/** The person or company that is paid. It owns the reviewed documents and the accounts. */
export interface Holder {
  /** CNPJ or CPF without punctuation. */
  document: string;
  name: string;
}

/** The holder in a registration: the company, or its owner. */
export function holderOf(registration: {
  personType: PersonType;
  companyDocument: string;
  legalName: string;
  ownerDocument: string;
}): Holder {
  const { personType, companyDocument, legalName, ownerDocument } = registration;
  return { document: personType === 'company' ? companyDocument : ownerDocument, name: legalName };
}

/** Full years between two calendar days. A person born on 29 February has their birthday on 1 March in other years. */
export function ageOn(bornOn: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.slice(5) >= bornOn.slice(5);
  return Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** The fault of a birth date; null when valid. */
export function birthFault(bornOn: CalendarDate, today: CalendarDate): 'too-young' | 'impossible' | null {
  const age = ageOn(bornOn, today);
  if (age < 0 || age > MOST_AGE_YEARS) return 'impossible';
  return age < LEAST_AGE_YEARS ? 'too-young' : null;
}

/** The states of Brazil and the Federal District. */
export const BRAZILIAN_STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

import type { CalendarDate } from '../time/calendar-date.ts';

/** Whether the store is registered by a person (`F` on the wire) or a company (`J`). */
export const PERSON_TYPES = ['person', 'company'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Whoever is younger cannot be paid online. */
export const LEAST_AGE_YEARS = 18;
/** Older owners are a typing error. */
const MOST_AGE_YEARS = 120;

/** Characters of what is typed into the registration. */
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

/** A postal address in Brazil; the postal code is eight digits. */
export interface OnlineAddress {
  postalCode: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  state: string;
}

/** What a store registers for online payment. Documents are without punctuation, phones are digits with the area code. */
export interface OnlineRegistration {
  personType: PersonType;
  /** CNPJ of a company; empty for a person. */
  companyDocument: string;
  /** Legal name of a company, full name of a person. */
  legalName: string;
  /** Code of the merchant category (ISO 18245). */
  category: string;
  email: string;
  tradeName: string;
  phone: string;
  address: OnlineAddress;
  site: string;
  facebook: string;
  twitter: string;
  owner: {
    /** CPF. */
    document: string;
    email: string;
    name: string;
    bornOn: CalendarDate;
    phone: string;
    address: OnlineAddress;
  };
}

/** The person or company that is paid: whose documents are looked at and whose accounts may receive. */
export function holderOf(registration: {
  personType: PersonType;
  companyDocument: string;
  legalName: string;
  owner: { document: string };
}): { document: string; name: string } {
  const { personType, companyDocument, legalName, owner } = registration;
  return { document: personType === 'company' ? companyDocument : owner.document, name: legalName };
}

/** Full years between two calendar days; somebody born on 29 February has their birthday on 1 March in other years. */
export function ageOn(bornOn: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.slice(5) >= bornOn.slice(5);
  return Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** What is wrong with a birth date, or null. */
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

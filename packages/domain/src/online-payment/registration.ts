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

/** The person or company that is paid: whose documents are looked at and whose accounts may receive. */
export interface Holder {
  /** CNPJ or CPF without punctuation. */
  document: string;
  name: string;
}

/** The holder a registration names: the company, or its owner. */
export function holderOf(registration: {
  personType: PersonType;
  companyDocument: string;
  legalName: string;
  ownerDocument: string;
}): Holder {
  const { personType, companyDocument, legalName, ownerDocument } = registration;
  return { document: personType === 'company' ? companyDocument : ownerDocument, name: legalName };
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

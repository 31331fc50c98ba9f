import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/** The registration is of a person (`F` in the API) or a company (`J`). */
export const PERSON_TYPES = ['person', 'company'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/** Minimum age of an owner for online payment. */
export const MIN_AGE_YEARS = 18;
/** A higher age must be a typing error. */
const MAX_AGE_YEARS = 120;

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

/** The person or company that receives the money and owns the documents and accounts. */
export interface Holder {
  /** CNPJ or CPF without punctuation. */
  document: string;
  name: string;
}

/** The holder of a registration: the company, or the owner if a person registers. */
export function holderOf(registration: {
  personType: PersonType;
  companyDocument: string;
  legalName: string;
  ownerDocument: string;
}): Holder {
  const { personType, companyDocument, legalName, ownerDocument } = registration;
  return { document: personType === 'company' ? companyDocument : ownerDocument, name: legalName };
}

/** Full years between two calendar days. For a birth on 29 February, the birthday in other years is 1 March. */
export function ageOn(bornOn: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.slice(5) >= bornOn.slice(5);
  return Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** The fault of a birth date; null when valid. */
export function birthFault(bornOn: CalendarDate, today: CalendarDate): 'too-young' | 'impossible' | null {
  const age = ageOn(bornOn, today);
  if (age < 0 || age > MAX_AGE_YEARS) return 'impossible';
  return age < MIN_AGE_YEARS ? 'too-young' : null;
}

/** The states of Brazil and the Federal District. */
export const BRAZILIAN_STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

/** Most characters of what a store says about itself. */
export const REGISTRATION_LIMITS = {
  name: 80,
  email: 254,
  street: 120,
  number: 20,
  district: 80,
  appText: 500,
  phrase: 100,
} as const;

/** What a store says about itself and changes without asking anybody. Digits only in postal code and contact; '' is nothing. */
export interface RegistrationData {
  name: string;
  email: string;
  street: string;
  number: string;
  district: string;
  postalCode: string;
  /** The number customers and couriers call. */
  contact: string;
}

/** Maximum lengths of a store's own data, in characters. */
export const REGISTRATION_LIMITS = {
  name: 80,
  email: 254,
  street: 120,
  number: 20,
  district: 80,
  appText: 500,
  phrase: 100,
} as const;

/** Store data that changes without a review. Postal code and contact are digits only; '' means empty. */
export interface RegistrationData {
  name: string;
  email: string;
  street: string;
  number: string;
  district: string;
  postalCode: string;
  /** Phone number for customers and couriers. */
  contact: string;
}

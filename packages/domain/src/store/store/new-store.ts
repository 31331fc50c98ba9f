import type { Role } from '../../people/access/permissions.ts';

export interface NewStoreUser {
  name: string;
  username: string;
  email: string | null;
  password: string;
  role: Role;
}

/** A store as the provider creates it. `document` is a normalised CNPJ or CPF. */
export interface NewStore {
  company: string;
  name: string;
  legalName: string;
  document: string;
  district: string;
  city: string;
  state: string;
  timeZone: string;
  logo: string | null;
  symbol: string | null;
  email: string | null;
  mobile: string | null;
  phones: { number: string; carrier: string | null; contactName: string | null; kind: string | null }[];
  isOpen: boolean;
  minMinutes: number;
  maxMinutes: number;
  hasBulkUpload: boolean;
  intakeKey: string | null;
  /** True for a demo store, whose passwords are public. */
  isDemo: boolean;
  users: NewStoreUser[];
  banners: { image: string; link: string | null }[];
  /** Invoices that are open when the store is created. */
  invoices: { dueOn: string; balanceCents: number; reason: string | null }[];
}

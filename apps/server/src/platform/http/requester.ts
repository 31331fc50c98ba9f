import type { Permission, Role } from '@comanda/domain/access/permissions';
import type { SupportVisit } from '@comanda/domain/access/support-visit';
import type { ProviderPermission, ProviderRole } from '@comanda/domain/provider/permissions';

/** The person behind a request, as the server knows it. Nothing here comes from the request itself. */
export interface Session {
  storeId: number;
  userId: number;
  userName: string;
  roles: Role[];
  permissions: Permission[];
  sessionId: string;
  /** Somebody of the provider who reads the panel: nobody of the store (`VISITOR_ID`), and changes nothing. */
  visit: SupportVisit | null;
}

/** The person of the provider behind a request of the console. Of no store, and never beside a session of one. */
export interface ProviderSession {
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  permissions: ProviderPermission[];
  /** They have no second factor yet, and nothing but their own account before they do. */
  mustSetUpFactor: boolean;
  sessionId: string;
  /** When they last typed their password in it, and their code where they have a second factor (epoch ms). */
  provenAt: number | null;
}

/** Who of the provider acts, as stores read it beside what was changed, and when (epoch ms). */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** One order of one store, as the link names it that somebody came with. */
export interface LinkedOrder {
  storeId: number;
  orderId: number;
}

/**
 * Who asks: nobody, a person of a store with a session, one of the provider, a partner with a store's intake key, or a
 * customer with an order's link.
 */
export interface Requester {
  session: Session | null;
  provider: ProviderSession | null;
  /** Store of the intake key; null without one. */
  intakeStoreId: number | null;
  /** Order of the customer's link; null without one. */
  linkedOrder: LinkedOrder | null;
  /** Client address, for throttles only. */
  address: string;
  correlationId: string;
  /** True for our own panel, which gets a cookie instead of a token. */
  isBrowser: boolean;
}

/** A request that certainly has a session: what handlers of session calls receive. */
export interface SessionRequester extends Requester {
  session: Session;
}

/** A request of the console: what handlers of the provider's calls receive. */
export interface ProviderRequester extends Requester {
  provider: ProviderSession;
}

export interface IntakeRequester extends Requester {
  intakeStoreId: number;
}

export interface LinkRequester extends Requester {
  linkedOrder: LinkedOrder;
}

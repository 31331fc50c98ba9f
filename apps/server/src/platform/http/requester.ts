import type { Permission, Role } from '@comanda/domain/people/access/permissions';
import type { SupportVisit } from '@comanda/domain/people/access/support-visit';
import type { ProviderPermission, ProviderRole } from '@comanda/domain/people/provider/permissions';

/** The person behind a request, as the server knows it. Nothing here comes from the request itself. */
export interface Session {
  storeId: number;
  userId: number;
  userName: string;
  roles: Role[];
  permissions: Permission[];
  sessionId: string;
  /**
   * A support visit by the provider's staff. The visitor belongs to no store (`VISITOR_ID`) and changes
   * nothing.
   */
  visit: SupportVisit | null;
}

/**
 * The provider's person behind a request of the console. It belongs to no store and never comes with a
 * store's session.
 */
export interface ProviderSession {
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  permissions: ProviderPermission[];
  /** The person has no second factor yet and may use only their own account until then. */
  mustSetUpFactor: boolean;
  sessionId: string;
  /**
   * The last time the password was typed in this session, and the code if there is a second factor (epoch
   * ms).
   */
  provenAt: number | null;
}

/** The provider's person who acts, as stores see them beside a change, and the time (epoch ms). */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** One order of one store, as named by the customer's link. */
export interface LinkedOrder {
  storeId: number;
  orderId: number;
}

/**
 * The caller: an anonymous client, or a person of a store or the provider. It may also be a partner with a
 * store's intake key, or a customer with an order's link.
 */
export interface Requester {
  session: Session | null;
  provider: ProviderSession | null;
  /** Store of the intake key; null without one. */
  intakeStoreId: number | null;
  /** Name of the intake key, as the team gave it; null without one. */
  intakeKeyLabel: string | null;
  /** Order of the customer's link; null without one. */
  linkedOrder: LinkedOrder | null;
  /** Client address, for throttles only. */
  address: string;
  correlationId: string;
  /** True for our own panel, which gets a cookie instead of a token. */
  isBrowser: boolean;
}

/** A request that certainly has a session, for handlers of session calls. */
export interface SessionRequester extends Requester {
  session: Session;
}

/** A request of the console, for handlers of the provider's calls. */
export interface ProviderRequester extends Requester {
  provider: ProviderSession;
}

export interface IntakeRequester extends Requester {
  intakeStoreId: number;
}

export interface LinkRequester extends Requester {
  linkedOrder: LinkedOrder;
}

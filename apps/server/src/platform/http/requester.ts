import type { Permission, Role } from '@comanda/domain/people/access/permissions';
import type { SupportVisit } from '@comanda/domain/people/access/support-visit';
import type { ProviderPermission, ProviderRole } from '@comanda/domain/people/provider/permissions';

/** The user of a request, from the server's own data. No field is taken from the request. */
export interface Session {
  storeId: number;
  userId: number;
  userName: string;
  roles: Role[];
  permissions: Permission[];
  sessionId: string;
  /**
   * A support visit by a person of the provider; null otherwise. A visitor belongs to no store (`VISITOR_ID`) and
   * cannot change data.
   */
  visit: SupportVisit | null;
}

/**
 * The person of a console request. This session belongs to no store, and is never combined with a session of
 * a store.
 */
export interface ProviderSession {
  personId: number;
  name: string;
  login: string;
  role: ProviderRole;
  permissions: ProviderPermission[];
  /**
   * True while the person must set up a second factor. Until then the person can only use the page of the own
   * account.
   */
  mustSetUpFactor: boolean;
  sessionId: string;
  /** When password and code (if there is a second factor) were last typed in this session, epoch ms; null: never. */
  provenAt: number | null;
}

/** The provider's person who acts, with the name that stores see next to a change, and the time (epoch ms). */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** The order of a customer's link. */
export interface LinkedOrder {
  storeId: number;
  orderId: number;
}

/**
 * The caller. It has a session, is a person of the provider, or has an intake key or a customer's link. An anonymous
 * client has none of these.
 */
export interface Requester {
  session: Session | null;
  provider: ProviderSession | null;
  /** Store of the intake key; null without a key. */
  intakeStoreId: number | null;
  /** The team's label of the intake key; null without a label. */
  intakeKeyLabel: string | null;
  /** Order of the customer's link; null without a link. */
  linkedOrder: LinkedOrder | null;
  /** Client address, only for rate limits. */
  address: string;
  correlationId: string;
  /** True for our own panel. It gets a cookie instead of a token. */
  isBrowser: boolean;
}

/** A request with a session, for handlers of session calls. */
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

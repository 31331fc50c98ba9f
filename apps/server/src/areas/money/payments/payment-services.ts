import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { createSealer, type Sealer } from '../../../platform/sealed-text.ts';
import type { OrderChanges } from '../../orders/orders/public.ts';
import type { OnlineSalesReader } from './online-sales.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Books, InvoicePayments, Registration } from './ports.ts';
import { createHttpPaymentProvider } from './provider-http/http-payment-provider.ts';

/** The payment provider's address, our credentials, and the secret of its webhooks. */
export interface PaymentAccess {
  url: string;
  key: string;
  secret: string;
}

export interface PaymentDeps {
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  changes: OrderChanges;
  books: Books;
  onlineSales: OnlineSalesReader;
  registration: Registration;
  invoices: InvoicePayments;
  clock: Clock;
  log: Logger;
  /** The server's secret. The encryption key for card tokens is derived from it. */
  secret: string;
  /** Access to the payment provider; null when the installation has none. */
  access: PaymentAccess | null;
}

/** Services of this area's commands. */
export interface PaymentServices extends PaymentDeps {
  provider: PaymentProvider | null;
  sealer: Sealer;
  /** Aborts the requests in progress. They are repeated after the next start. */
  stopRequests(): void;
}

/** Encrypts the one-time tokens of cards. */
export function cardSealer(secret: string): Sealer {
  return createSealer(secret, 'payments.cards');
}

export function createPaymentServices(deps: PaymentDeps): PaymentServices {
  const stopping = new AbortController();
  const { access, secret } = deps;
  return {
    ...deps,
    provider: access && createHttpPaymentProvider({ ...access, stopping: stopping.signal }),
    sealer: cardSealer(secret),
    stopRequests: () => stopping.abort(),
  };
}

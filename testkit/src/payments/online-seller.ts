import { createHttpPaymentProvider } from '@comanda/server/src/areas/money/payments/provider-http/http-payment-provider.ts';
import type { RunningBank } from './bank-server.ts';

type Run = (statement: string, values: unknown[]) => Promise<unknown>;

/** Settings of a payment provider that never answers. */
export const SILENT_PROVIDER = { url: 'http://127.0.0.1:9', key: 'chave', secret: 'segredo' };

/** The seller's CNPJ. */
const SELLER = '11222333000181';

/**
 * Prepares a store to sell online. Only its switch, and its receiver at the payment provider, are still
 * missing.
 */
export async function readyToSell(
  run: Run,
  storeId: number,
  { openedOn = '2026-01-01' } = {},
): Promise<void> {
  await run(
    `insert into online_registrations (store_id, person_type, company_document, owner_document, legal_name, details, registered_on,
                                       state, state_at, version, changed_at, changed_by)
     values ($1, 'company', '${SELLER}', '52998224725', 'Pizzaria', '{}', '2026-01-01', 'enabled', '2026-01-01', 1, now(), 'Ana')`,
    [storeId],
  );
  await run(
    `insert into receiving_accounts (store_id, account_id, way, label, bank, account_type, branch, account, holder_document,
                                     holder_name, is_active, version, changed_at, changed_by)
     values ($1, 1, 'manual', 'Conta', '077', 'current', '0001', '12345-6', '${SELLER}', 'Pizzaria', true, 1, now(), 'Ana')`,
    [storeId],
  );
  await agreeCommission(run, storeId, openedOn);
}

/** Sets a commission that is valid from a day on. The store's ledger begins on that day. */
export async function agreeCommission(run: Run, storeId: number, openedOn: string): Promise<void> {
  await run(
    'insert into commission_terms (store_id, from_day, rate_millionths, set_at) values ($1, $2, 120000, now())',
    [storeId, openedOn],
  );
  await run('insert into ledger_books (store_id, opened_on) values ($1, $2)', [storeId, openedOn]);
}

/** Saves that the payment provider allows the store to sell. */
export const letSell = (run: Run, storeId: number): Promise<unknown> =>
  run(
    `insert into payment_receivers (store_id, state, name, document, email, state_at)
     values ($1, 'enabled', 'Pizzaria', '${SELLER}', 'dona@loja.example.com', now())
     on conflict (store_id) do update set state = 'enabled'`,
    [storeId],
  );

/** Registers the store at the simulated payment provider, opens its book and lets it sell online. */
export async function openSeller(
  { access: { url, key } }: Pick<RunningBank, 'access'>,
  run: Run,
  storeId: number,
): Promise<void> {
  const provider = createHttpPaymentProvider({ url, key, stopping: new AbortController().signal });
  await provider.register({
    reference: `s${storeId}-receiver1-1`,
    name: 'Pizzaria',
    document: SELLER,
    email: 'dona@loja.example.com',
  });
  await readyToSell(run, storeId);
  await letSell(run, storeId);
  await run(
    'update stores set accepts_online_payment = true, can_be_paid_online = true where store_id = $1',
    [storeId],
  );
}

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_CALLS } from './all-calls.ts';

interface JsonSchema {
  type?: string;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
}

/** True if an answer contains a list with neither a maximum length nor pages. Lists inside lists do not count. */
function hasOpenList(schema: JsonSchema): boolean {
  const fields = schema.properties ?? {};
  if ('proxima' in fields || 'paginate_metadata' in fields) return false;
  return Object.values(fields).some((field) =>
    field.type === 'array' ? field.maxItems === undefined : hasOpenList(field),
  );
}

/**
 * Unpaged answers with few rows, and the reason why they are few. Every other call needs a `cost`: before the
 * server makes the answer, the store must get one of a few places (docs/areas/platform/limits.md).
 */
const FEW: Readonly<Record<string, string>> = {
  'lists of ours, the same for every store': `
    access.begin-visit access.exchange-ticket access.get-session access.log-in account.confirm-second-factor
    account.renew-recovery-codes courier.list-coverage-areas hours.list ledger.filter-banks online-payment.list-banks
    online-payment.list-categories online-payment.list-plan-rates online-payment.list-plans payment-methods.list
    payment-methods.save printing.list-programs printing.pack-program provider.confirm-factor provider.get-session
    provider.get-store provider.log-in ratings.read-summary`,
  'parts of one order, product, person, file or invoice': `
    catalogue.list-recipe catalogue.list-sizes catalogue.price-selection courier.list-steps customer.cancel-order
    customer.get-order finance.read-invoice ledger.list-order-money ledger.read-settlement options.read orders.acknowledge
    orders.change-status orders.change-status-legacy orders.undo printing.list-order-prints printing.list-order-tickets
    printing.print-order provider.find-customer provider.join-districts provider.list-order-charges ratings.show-order
    sales-history.read-order bulk-upload.look`,
  'what is wrong with one form': `
    online-payment.activate-account online-payment.choose-plan online-payment.get-registration online-payment.get-standing
    online-payment.save-account online-payment.save-registration online-payment.send-activity
    online-payment.send-identification online-payment.send-residence store.set-acceptance-status provider.get-online-payment
    provider.import-districts provider.import-reference`,
  'what one store has set up: people, devices, districts, documents': `
    access.list-visits access.verify-document account.list-sessions delivery-areas.add-city delivery-areas.change-many
    delivery-areas.edit delivery-areas.enable delivery-areas.find-cities delivery-areas.list delivery-areas.remove-city
    delivery-areas.switch-many delivery-areas.undo finance.list-legacy-invoices history.list-people intake.store-standing
    ledger.list-periods-of-older online-payment.list-documents people.create people.invite people.list people.update
    people.withdraw-invitation printing.change-device printing.keep-device printing.list-devices printing.print-test-page
    provider.get-courier-setup provider.get-store-book provider.get-store-terms provider.list-agreements provider.list-banners
    provider.list-intake-keys provider.list-people provider.list-sessions provider.list-visits ratings.list-templates
    ratings.remove-template ratings.save-template registration.confirm-email registration.get registration.save
    store.get-store store.list-banners`,
  'one menu, which is one document for all who ask, or a part of it': `
    catalogue.get-category catalogue.list-categories catalogue.list-products catalogue.read-counts catalogue.read-menu
    catalogue.save-category catalogue.save-product catalogue.undo options.list options.list-categories
    options.list-of-category provider.list-categories stock.change-status stock.change-statuses stock.list`,
  'at most 500 rows, by its statement': `
    orders.acknowledge-many
    addresses.find-places bulk-upload.list-rows catalogue.search-reference chat.establish-connection chat.list-messages
    customer.list-messages intake.list-orders old-finance.list-payouts orders.find-past
    printing.list-log printing.list-owed provider.list-audit provider.list-audit-choices provider.list-changes
    provider.list-payment-questions provider.list-payment-reports provider.list-period-runs provider.list-settlement-runs`,
  'orders under way': 'orders.list-board',
  'the newest hundred': 'intake.refused-orders provider.refused-orders',
  'days of one month or a few': 'ledger.list-payment-calendar ledger.read-settlement-days',
  'what the provider has set up: plans, its team, cities, jobs of the servers': `
    provider.list-cities provider.list-city-names provider.list-districts provider.list-fee-plans provider.list-jobs team.list`,
};
/** Small files that the server only reads and sends. */
const SMALL_FILES = `
  bulk-upload.template online-payment.get-document provider.get-online-document`;

const named = (names: string) => names.trim().split(/\s+/);
const few = new Set([...Object.values(FEW), SMALL_FILES].flatMap(named));

it('a call that answers a file or an unbounded list declares its cost', () => {
  const silent = ALL_CALLS.filter(({ output, cost }) => {
    const schema = z.toJSONSchema(output.wire, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
    return cost === undefined && (output.fileType !== undefined || hasOpenList(schema as JsonSchema));
  });
  expect(silent.map(({ name }) => name).filter((name) => !few.has(name))).toEqual([]);
});

it('no call with a cost is on the list of few rows', () => {
  const costs = new Map(ALL_CALLS.map(({ name, cost }) => [name, cost]));
  expect([...few].filter((name) => !costs.has(name) || costs.get(name) !== undefined)).toEqual([]);
});

it('a PDF is a paper, a list as a file holds its snapshot, rows by the thousand are a report', () => {
  for (const { name, cost, output } of ALL_CALLS) {
    if (output.fileType === 'application/pdf') expect([name, cost]).toEqual([name, 'paper']);
    if (output.fileType?.startsWith('text/csv')) expect([name, cost]).toEqual([name, 'file']);
    if (output.rows !== undefined) expect([name, cost]).toEqual([name, 'report']);
  }
});

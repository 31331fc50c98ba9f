import * as access from './access/access.calls.ts';
import * as recovery from './access/recovery.calls.ts';
import * as registration from './access/registration.calls.ts';
import type { Call } from './define-call.ts';
import * as finance from './finance/invoices.calls.ts';
import * as intake from './intake/intake.calls.ts';
import * as orders from './orders/orders.calls.ts';
import * as store from './store/store.calls.ts';

/** Every call of the product, for whatever walks them all: routes, OpenAPI, the role × call test. */
export const ALL_CALLS = [access, recovery, registration, orders, store, finance, intake].flatMap((area) =>
  Object.values(area).filter(isCall),
);

function isCall(value: unknown): value is Call<unknown, unknown> {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value
  );
}

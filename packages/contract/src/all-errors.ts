// Made by `npm run registries` from the files it imports; a test compares.
import { INSIGHT_ERRORS } from './insight/insight/insight.errors.ts';
import { SALES_HISTORY_ERRORS } from './insight/sales-history/sales-history.errors.ts';
import { BULK_UPLOAD_ERRORS } from './menu/bulk-upload/bulk-upload.errors.ts';
import { CATALOGUE_ERRORS } from './menu/menu/menu.errors.ts';
import { OPTIONS_ERRORS } from './menu/menu/options.errors.ts';
import { SELLING_ERRORS } from './menu/menu/selling.errors.ts';
import { STOCK_ERRORS } from './menu/menu/stock.errors.ts';
import { FINANCE_ERRORS } from './money/invoices/finance.errors.ts';
import { LEDGER_ERRORS } from './money/ledger/ledger.errors.ts';
import { ONLINE_PAYMENT_ERRORS } from './money/online-payment/online-payment.errors.ts';
import { PAYMENTS_ERRORS } from './money/payments/payments.errors.ts';
import { ADDRESS_ERRORS } from './orders/addresses/addresses.errors.ts';
import { CHAT_ERRORS } from './orders/chat/chat.errors.ts';
import { COURIER_ERRORS } from './orders/courier/courier.errors.ts';
import { CUSTOMER_ERRORS } from './orders/customer/customer.errors.ts';
import { INTAKE_ERRORS } from './orders/intake/intake.errors.ts';
import { ORDER_ERRORS } from './orders/orders/orders.errors.ts';
import { PRINTING_ERRORS } from './orders/printing/printing.errors.ts';
import { RATINGS_ERRORS } from './orders/ratings/ratings.errors.ts';
import { ACCESS_ERRORS } from './people/access/access.errors.ts';
import { ACCOUNT_ERRORS } from './people/access/account.errors.ts';
import { PEOPLE_ERRORS } from './people/access/people.errors.ts';
import { RECOVERY_ERRORS } from './people/access/recovery.errors.ts';
import { PROVIDER_ERRORS } from './people/provider/provider.errors.ts';
import { PROVIDER_SERVICE_ERRORS } from './people/provider/services.errors.ts';
import { DELIVERY_AREAS_ERRORS } from './store/delivery-areas/delivery-areas.errors.ts';
import { DISTRICTS_ERRORS } from './store/delivery-areas/provider-districts.errors.ts';
import { HOURS_ERRORS } from './store/hours/hours.errors.ts';
import { PAYMENT_METHOD_ERRORS } from './store/payment-methods/payment-methods.errors.ts';
import { AGREEMENT_ERRORS } from './store/store/agreements.errors.ts';
import { PROVIDER_STORE_ERRORS } from './store/store/provider-stores.errors.ts';
import { REGISTRATION_ERRORS } from './store/store/registration.errors.ts';
import { STORE_ERRORS } from './store/store/store.errors.ts';

/** The failures of all areas. */
export const AREA_ERRORS = {
  ...INSIGHT_ERRORS,
  ...SALES_HISTORY_ERRORS,
  ...BULK_UPLOAD_ERRORS,
  ...CATALOGUE_ERRORS,
  ...OPTIONS_ERRORS,
  ...SELLING_ERRORS,
  ...STOCK_ERRORS,
  ...FINANCE_ERRORS,
  ...LEDGER_ERRORS,
  ...ONLINE_PAYMENT_ERRORS,
  ...PAYMENTS_ERRORS,
  ...ADDRESS_ERRORS,
  ...CHAT_ERRORS,
  ...COURIER_ERRORS,
  ...CUSTOMER_ERRORS,
  ...INTAKE_ERRORS,
  ...ORDER_ERRORS,
  ...PRINTING_ERRORS,
  ...RATINGS_ERRORS,
  ...ACCESS_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PEOPLE_ERRORS,
  ...RECOVERY_ERRORS,
  ...PROVIDER_ERRORS,
  ...PROVIDER_SERVICE_ERRORS,
  ...DELIVERY_AREAS_ERRORS,
  ...DISTRICTS_ERRORS,
  ...HOURS_ERRORS,
  ...PAYMENT_METHOD_ERRORS,
  ...AGREEMENT_ERRORS,
  ...PROVIDER_STORE_ERRORS,
  ...REGISTRATION_ERRORS,
  ...STORE_ERRORS,
};

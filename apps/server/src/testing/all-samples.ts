// Made by `npm run registries` from the files it imports; a test compares.
import { sample as insight } from '../areas/insight/insight/testing/sample.ts';
import { sample as salesHistory } from '../areas/insight/sales-history/testing/sample.ts';
import { sample as bulkUpload } from '../areas/menu/bulk-upload/testing/sample.ts';
import { sample as menu } from '../areas/menu/menu/testing/sample.ts';
import { sample as invoices } from '../areas/money/invoices/testing/sample.ts';
import { sample as ledger } from '../areas/money/ledger/testing/sample.ts';
import { sample as oldFinance } from '../areas/money/old-finance/testing/sample.ts';
import { sample as onlinePayment } from '../areas/money/online-payment/testing/sample.ts';
import { sample as payments } from '../areas/money/payments/testing/sample.ts';
import { sample as addresses } from '../areas/orders/addresses/testing/sample.ts';
import { sample as chat } from '../areas/orders/chat/testing/sample.ts';
import { sample as courier } from '../areas/orders/courier/testing/sample.ts';
import { sample as orders } from '../areas/orders/orders/testing/sample.ts';
import { sample as printing } from '../areas/orders/printing/testing/sample.ts';
import { sample as ratings } from '../areas/orders/ratings/testing/sample.ts';
import { sample as access } from '../areas/people/access/testing/sample.ts';
import { sample as audit } from '../areas/people/audit/testing/sample.ts';
import { sample as visits } from '../areas/people/visits/testing/sample.ts';
import { sample as deliveryAreas } from '../areas/store/delivery-areas/testing/sample.ts';
import { sample as hours } from '../areas/store/hours/testing/sample.ts';
import { sample as paymentMethods } from '../areas/store/payment-methods/testing/sample.ts';
import { sample as store } from '../areas/store/store/testing/sample.ts';

/** The samples of all areas. */
export const ALL_SAMPLES = {
  insight,
  'sales-history': salesHistory,
  'bulk-upload': bulkUpload,
  menu,
  invoices,
  ledger,
  'old-finance': oldFinance,
  'online-payment': onlinePayment,
  payments,
  addresses,
  chat,
  courier,
  orders,
  printing,
  ratings,
  access,
  audit,
  visits,
  'delivery-areas': deliveryAreas,
  hours,
  'payment-methods': paymentMethods,
  store,
};

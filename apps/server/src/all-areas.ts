import { insight } from './areas/insight/insight/area.ts';
import { salesHistory } from './areas/insight/sales-history/area.ts';
import { bulkUpload } from './areas/menu/bulk-upload/area.ts';
import { menu } from './areas/menu/menu/area.ts';
import { invoices } from './areas/money/invoices/area.ts';
import { ledger } from './areas/money/ledger/area.ts';
import { oldFinance } from './areas/money/old-finance/area.ts';
import { onlinePayment } from './areas/money/online-payment/area.ts';
import { payments } from './areas/money/payments/area.ts';
import { addresses } from './areas/orders/addresses/area.ts';
import { chat } from './areas/orders/chat/area.ts';
import { courier } from './areas/orders/courier/area.ts';
import { customer } from './areas/orders/customer/area.ts';
import { intake } from './areas/orders/intake/area.ts';
import { orders } from './areas/orders/orders/area.ts';
import { printing } from './areas/orders/printing/area.ts';
import { ratings } from './areas/orders/ratings/area.ts';
import { access } from './areas/people/access/area.ts';
import { audit } from './areas/people/audit/area.ts';
import { intakeKeys } from './areas/people/intake-keys/area.ts';
import { leads } from './areas/people/leads/area.ts';
import { mail } from './areas/people/mail/area.ts';
import { provider } from './areas/people/provider/area.ts';
import { visits } from './areas/people/visits/area.ts';
import { retention } from './areas/retention/retention/area.ts';
import { deliveryAreas } from './areas/store/delivery-areas/area.ts';
import { hours } from './areas/store/hours/area.ts';
import { paymentMethods } from './areas/store/payment-methods/area.ts';
import { store } from './areas/store/store/area.ts';
import type { AnyArea } from './define-area.ts';

/**
 * The areas of the server. They are opened, notified of events and closed in this order. Access and store
 * come first, because they drop their caches before other areas handle the same change.
 */
export const ALL_AREAS: readonly AnyArea[] = [
  access,
  store,
  visits,
  hours,
  ledger,
  orders,
  courier,
  intake,
  chat,
  customer,
  invoices,
  insight,
  ratings,
  oldFinance,
  salesHistory,
  menu,
  bulkUpload,
  printing,
  paymentMethods,
  onlinePayment,
  payments,
  addresses,
  deliveryAreas,
  audit,
  leads,
  mail,
  intakeKeys,
  provider,
  retention,
];

// Made by `npm run registries` from the files it imports; a test compares.
import { faces as insight } from '../../features/insight/insight/testing/insight.faces.ts';
import { faces as bulkUpload } from '../../features/menu/bulk-upload/testing/bulk-upload.faces.ts';
import { faces as menu } from '../../features/menu/menu/testing/menu.faces.ts';
import { faces as periods } from '../../features/money/ledger/testing/periods.faces.ts';
import { faces as sales } from '../../features/money/ledger/testing/sales.faces.ts';
import { faces as oldFinance } from '../../features/money/old-finance/testing/old-finance.faces.ts';
import { faces as onlinePayment } from '../../features/money/online-payment/testing/online-payment.faces.ts';
import { faces as orders } from '../../features/orders/orders/testing/orders.faces.ts';
import { faces as printing } from '../../features/orders/printing/testing/printing.faces.ts';
import { faces as ratings } from '../../features/orders/ratings/testing/ratings.faces.ts';
import { faces as account } from '../../features/people/access/account/testing/account.faces.ts';
import { faces as audit } from '../../features/people/audit/testing/audit.faces.ts';
import { faces as users } from '../../features/people/people/testing/users.faces.ts';
import { faces as deliveryAreas } from '../../features/store/delivery-areas/testing/delivery-areas.faces.ts';
import { faces as hours } from '../../features/store/hours/testing/hours.faces.ts';
import { faces as paymentMethods } from '../../features/store/payment-methods/testing/payment-methods.faces.ts';
import { faces as registrationData } from '../../features/store/registration-data/testing/registration-data.faces.ts';

/** How the faces of all screens come about, by their paths. */
export const ALL_FACES = {
  ...insight,
  ...bulkUpload,
  ...menu,
  ...periods,
  ...sales,
  ...oldFinance,
  ...onlinePayment,
  ...orders,
  ...printing,
  ...ratings,
  ...account,
  ...audit,
  ...users,
  ...deliveryAreas,
  ...hours,
  ...paymentMethods,
  ...registrationData,
};

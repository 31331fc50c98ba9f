import { REPORT_ACTIONS } from './insight/insight/report-audit-actions.ts';
import { UPLOAD_ACTIONS } from './menu/bulk-upload/upload-audit-actions.ts';
import { REFERENCE_ACTIONS } from './menu/menu/catalogue-audit-actions.ts';
import { CATALOGUE_ACTIONS } from './menu/menu/menu-audit-actions.ts';
import { OPTIONS_ACTIONS } from './menu/menu/options-audit-actions.ts';
import { STOCK_ACTIONS } from './menu/menu/stock-audit-actions.ts';
import { FINE_ACTIONS } from './money/ledger/fine-audit-actions.ts';
import { INVOICE_ACTIONS } from './money/ledger/invoice-audit-actions.ts';
import { PAYOUT_ACTIONS } from './money/ledger/payout-audit-actions.ts';
import { TERMS_ACTIONS } from './money/ledger/terms-audit-actions.ts';
import { ONLINE_PAYMENT_ACTIONS } from './money/online-payment/online-payment-audit-actions.ts';
import { REFUND_ACTIONS } from './money/payments/refund-audit-actions.ts';
import { COURIER_ACTIONS } from './orders/courier/courier-audit-actions.ts';
import { PRINTING_ACTIONS } from './orders/printing/printing-audit-actions.ts';
import { PRIVACY_ACTIONS } from './orders/privacy/privacy-audit-actions.ts';
import { RATING_ACTIONS } from './orders/ratings/rating-audit-actions.ts';
import { ACCOUNT_ACTIONS } from './people/access/account-audit-actions.ts';
import { PEOPLE_ACTIONS } from './people/access/people-audit-actions.ts';
import type { ActionRow } from './people/audit/action-row.ts';
import type { AuditArea } from './people/audit/audit-area.ts';
import { DELIVERY_ACTIONS } from './store/delivery-areas/delivery-area-audit-actions.ts';
import { HOURS_ACTIONS } from './store/hours/hours-audit-actions.ts';
import { PAYMENT_METHOD_ACTIONS } from './store/payment-methods/payment-method-audit-actions.ts';
import { REGISTRATION_ACTIONS } from './store/store/registration-audit-actions.ts';
import { STORE_ACTIONS } from './store/store/store-audit-actions.ts';

/**
 * All actions of the audit log, each with its area and its sentence. `recordAudit` accepts only actions of
 * this list. A new action needs an entry in `<floor>/<area>/<…>-audit-actions.ts` (floors: see
 * ARCHITECTURE.md) and a case in `describe-entry.test.ts`.
 */
export const AUDITED_ACTIONS = {
  ...PEOPLE_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...STORE_ACTIONS,
  ...REGISTRATION_ACTIONS,
  ...HOURS_ACTIONS,
  ...PAYMENT_METHOD_ACTIONS,
  ...DELIVERY_ACTIONS,
  ...CATALOGUE_ACTIONS,
  ...REFERENCE_ACTIONS,
  ...STOCK_ACTIONS,
  ...OPTIONS_ACTIONS,
  ...UPLOAD_ACTIONS,
  ...COURIER_ACTIONS,
  ...PRINTING_ACTIONS,
  ...PRIVACY_ACTIONS,
  ...RATING_ACTIONS,
  ...ONLINE_PAYMENT_ACTIONS,
  ...PAYOUT_ACTIONS,
  ...REFUND_ACTIONS,
  ...INVOICE_ACTIONS,
  ...TERMS_ACTIONS,
  ...FINE_ACTIONS,
  ...REPORT_ACTIONS,
} as const;

/** Area and event, e.g. `access.logged-in`. */
export type AuditedAction = keyof typeof AUDITED_ACTIONS;

const ROWS = new Map<string, ActionRow>(Object.entries(AUDITED_ACTIONS));

/** Returns the entry of an action; null for an action that only old versions wrote. */
export function actionRow(action: string): ActionRow | null {
  return ROWS.get(action) ?? null;
}

export function actionsOfArea(area: AuditArea): string[] {
  return [...ROWS].flatMap(([action, row]) => (row.area === area ? [action] : []));
}

import { defineArea } from '../../../define-area.ts';
import { mailBrandingOf } from '../../../platform/mail/mail-content.ts';
import { restored } from './after-restore.ts';
import { bindBankMatch } from './bank-match/bank-match.routes.ts';
import { bindCalendar } from './calendar/calendar.routes.ts';
import { bindOverview } from './overview/overview.routes.ts';
import { bindPayouts } from './payout/payout.routes.ts';
import { startProofJob } from './proof/proof-job.ts';
import { bindProofs } from './proof/proofs.routes.ts';
import { bindBook } from './provider/book.routes.ts';
import { bindManual } from './provider/manual/manual.routes.ts';
import { bindProviderMonth } from './provider/month/month.routes.ts';
import { bindSettlements } from './provider/settlements.routes.ts';
import { bindTerms } from './provider/terms.routes.ts';
import { bindSettlementPeriods } from './settlements/settlements.routes.ts';
import { startSettlementRuns } from './settling/settlement-runs.ts';
import { bindStatement } from './statement/statement.routes.ts';

/** Debts between each store and the provider. Each store has one double-entry ledger. */
export const ledger = defineArea({
  name: 'ledger',
  needs: [
    'approvals',
    'clock',
    'config',
    'database',
    'invoices',
    'log',
    'mails',
    'metrics',
    'payouts',
    'system',
    'terms',
  ],
  tables: [
    'book_holds',
    'commission_terms',
    'fee_plan_versions',
    'fee_plans',
    'held_payments',
    'ledger_blocks',
    'ledger_books',
    'ledger_entries',
    'ledger_postings',
    'ledger_proofs',
    'manual_requests',
    'order_transactions',
    'payout_terms',
    'plan_choices',
    'receivables',
    'settlement_failures',
    'settlement_orders',
    'settlement_runs',
    'settlements',
  ],
  constraints: {
    held_payments_returned: 'ledger.account-short',
    manual_requests_second_person: 'ledger.same-person',
    ledger_postings_source: 'ledger.other-figures',
  },
  restored,
  open(bind, services) {
    const { terms } = services;
    bindCalendar(bind, services);
    bindStatement(bind, services);
    bindPayouts(bind, { ...services, brand: mailBrandingOf(services.config).brand });
    bindSettlements(bind, services);
    bindBook(bind, services);
    bindManual(bind, services);
    bindProviderMonth(bind, services);
    bindTerms(bind, services);
    bindProofs(bind, services);
    bindSettlementPeriods(bind);
    bindBankMatch(bind);
    bindOverview(bind, services.config);
    return {
      jobs: () => [startProofJob(services), startSettlementRuns(services)],
      onEvent: (event) => {
        if (event.kind === 'unheard') terms.forget(null);
        else if (event.kind === 'announced' && event.subject === 'finance') terms.forget(event.storeId);
      },
    };
  },
});

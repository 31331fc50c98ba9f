import { defineArea } from '../../../define-area.ts';
import { startFilling } from './facts/fill-facts.ts';
import { bindInsight } from './insight.routes.ts';
import { bindRecounts } from './recount/recount.routes.ts';
import { startRecounts } from './recount/recount-job.ts';
import { startSummaries } from './summary/send-summaries.ts';
import { bindSummary } from './summary/summary.routes.ts';
import { createSummaryLinks } from './summary/summary-links.ts';

/** Metrics and findings, computed from stored sums that are updated with each order. */
export const insight = defineArea({
  name: 'insight',
  needs: ['clock', 'config', 'database', 'log', 'mails', 'metrics', 'profiles', 'sales', 'secret', 'system'],
  tables: [
    'daily_summaries',
    'order_facts',
    'sales_counts',
    'sales_customers',
    'sales_days',
    'sales_fills',
    'sales_recounts',
    'silenced_findings',
  ],
  open(bind, services) {
    const { config, secret, sales } = services;
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    const withLinks = { ...services, summaryLinks: createSummaryLinks(secret, origin) };
    bindInsight(bind, services);
    bindSummary(bind, withLinks);
    bindRecounts(bind, services);
    const isKnown = (token: string) => withLinks.summaryLinks.personOf(token) !== null;
    return {
      readers: [sales.reader],
      jobs: () => [startFilling(services), startSummaries(withLinks), startRecounts(services)],
      // A mail program without one-click unsubscribe opens this URL instead of posting to it.
      pages: [
        {
          paths: ['/resumo-diario/:token', '/api/resumo-diario/:token'],
          file: 'daily-summary.html',
          isKnown,
        },
      ],
    };
  },
});

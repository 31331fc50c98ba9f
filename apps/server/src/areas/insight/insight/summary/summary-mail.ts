import type { Dashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { figureWords } from '@comanda/domain/insight/insight/figure-words';
import { findingWords, linksOfFinding } from '@comanda/domain/insight/insight/finding-words';
import { type FindingRule, factsOfPeriod, findingsOf } from '@comanda/domain/insight/insight/findings';
import { METRICS, type MetricId } from '@comanda/domain/insight/insight/metrics';
import type { MailContent, MailFact } from '../../../../platform/mail/mail-content.ts';
import type { MailedPerson } from '../../../people/access/public.ts';
import { SUMMARY_MAIL as texts } from '../texts.ts';

/** The rows of the mail: a metric, and optionally a second metric next to it. */
const ROWS: readonly (readonly [main: MetricId, beside?: MetricId])[] = [
  ['orders.received'],
  ['orders.completed'],
  ['orders.cancelled', 'sales.cancelled'],
  ['orders.unpaid'],
  ['ticket'],
  ['delivery.fees', 'delivery.rides'],
  ['fees.other'],
  ['coupons', 'coupons.cents'],
  ['commission'],
  ['sales.gross'],
  ['sales.paid'],
  ['refunds'],
];

/** Metrics that are shown only if positive. */
const ONLY_IF_ANY = new Set<MetricId>(['orders.unpaid', 'refunds', 'fees.other']);

/** Links of the mail. `panel` makes a link to a page of the panel; the other link stops the user's summaries. */
export interface SummaryLinks {
  panel(path: string): string;
  stopUrl: string;
  oneClickUrl: string;
}

/** The mail about one day for one user, with the dashboard's metrics of the day. `silenced`: findings to leave out. */
export function summaryMail(
  dashboard: Omit<Dashboard, 'silenced'>,
  {
    person,
    silenced,
    links,
  }: { person: MailedPerson; silenced: readonly FindingRule[]; links: SummaryLinks },
): MailContent {
  const { figures, from: day } = dashboard;
  const words = (id: MetricId) => figureWords(id, figures[id].value);
  const before = (id: MetricId) => figureWords(id, figures[id].before);
  const isEmpty = figures['orders.received'].value === 0;
  const found = findingsOf(factsOfPeriod(dashboard), new Set(silenced));
  const facts = ROWS.flatMap(([main, beside]): MailFact[] => {
    if (ONLY_IF_ANY.has(main) && figures[main].value === 0) return [];
    const value = beside === undefined ? words(main) : texts.beside(words(main), words(beside), beside);
    return [{ label: main === 'refunds' ? texts.refunds : METRICS[main].label, value }];
  });
  return {
    ...{ kind: 'daily-summary', to: person.email, name: person.name },
    subject: isEmpty
      ? texts.emptySubject(day)
      : texts.subject(day, words('sales.store'), figures['orders.completed'].value ?? 0),
    paragraphs: [
      isEmpty ? texts.empty(person.storeName, day) : texts.opening(person.storeName, day),
      // On the store's first day, there is nothing to compare with.
      ...(dashboard.isPreviousComplete
        ? [texts.before(before('sales.store'), figures['orders.completed'].before ?? 0)]
        : []),
    ],
    ...(!isEmpty && {
      amount: { label: METRICS['sales.store'].label, cents: figures['sales.store'].value ?? 0 },
      facts,
      points: found.map((finding) => {
        const [{ label, path }] = linksOfFinding(finding, dashboard);
        return { text: findingWords(finding), link: { label, url: links.panel(path) } };
      }),
    }),
    link: { label: texts.open, url: links.panel(`/painel?periodo=${day}_${day}`) },
    stop: { label: texts.stop, url: links.stopUrl, oneClickUrl: links.oneClickUrl },
    why: texts.why(person),
  };
}

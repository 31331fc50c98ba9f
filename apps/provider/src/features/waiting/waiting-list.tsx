import { sendCall } from '@comanda/client/api/send-call.ts';
import { listWaitingChanges } from '@comanda/contract/provider/changes.calls';
import { listOverdueInvoices } from '@comanda/contract/provider/invoices.calls';
import { listMails } from '@comanda/contract/provider/mails.calls';
import { listRegistrations } from '@comanda/contract/provider/registrations.calls';
import { type ProviderPermission, providerMay } from '@comanda/domain/provider/permissions';
import type { UseQueryOptions } from '@tanstack/react-query';
import { ageWords } from '../../shared/age/age-words.ts';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { waitingTexts as texts } from './texts.ts';
import classes from './waiting.module.css';
import { type Waiting, WaitingCard } from './waiting-card.tsx';

const oldestOf = (at: number | undefined) =>
  at === undefined ? null : texts.oldest(ageWords(at, Date.now()));

const QUEUES: readonly {
  title: string;
  to: string;
  permission: ProviderPermission;
  query: UseQueryOptions<Waiting>;
}[] = [
  {
    title: texts.requests,
    to: '/solicitacoes',
    permission: 'registrations.handle',
    query: {
      queryKey: ['waiting', 'requests'],
      queryFn: async ({ signal }) => {
        const asked = { withClosed: false, after: null, perPage: 1 };
        const { rows, waiting } = await sendCall(listRegistrations, asked, { signal });
        return { count: waiting, oldest: oldestOf(rows[0]?.createdAt) };
      },
    },
  },
  {
    title: texts.changes,
    to: '/alteracoes',
    permission: 'changes.review',
    query: {
      queryKey: ['waiting', 'changes'],
      queryFn: async ({ signal }) => {
        const { changes, total } = await sendCall(
          listWaitingChanges,
          { storeId: null, field: null },
          { signal },
        );
        return { count: total, oldest: oldestOf(changes[0]?.askedAt) };
      },
    },
  },
  {
    title: texts.overdue,
    to: '/faturas',
    permission: 'finance.read',
    query: {
      queryKey: ['waiting', 'overdue'],
      queryFn: async ({ signal }) => {
        const { rows, count } = await sendCall(listOverdueInvoices, { after: null, perPage: 1 }, { signal });
        const [first] = rows;
        return { count, oldest: first ? texts.oldestInvoice(first.daysLate) : null };
      },
    },
  },
  {
    title: texts.mails,
    to: '/emails',
    permission: 'people.manage',
    query: {
      queryKey: ['waiting', 'mails'],
      queryFn: async ({ signal }) => {
        const asked = { storeId: null, withSent: false, after: null };
        const { givenUp } = await sendCall(listMails, asked, { signal });
        return { count: givenUp, oldest: texts.mailsGivenUp };
      },
    },
  },
];

/** The queues this person works on. */
export function WaitingList() {
  const session = useProviderSession();
  return (
    <div className={`grid-16 ${classes.cards}`}>
      {QUEUES.filter(({ permission }) => providerMay(session, permission)).map(({ title, to, query }) => (
        <WaitingCard key={to} title={title} to={to} query={query} />
      ))}
    </div>
  );
}

import { formatDay } from '@comanda/client/formats/date-time.ts';
import { can } from '@comanda/domain/people/access/permissions';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconCreditCardPay, IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AgreementLine } from '../../../features/store/agreements/agreement-line.tsx';
import { DecisionsNotice } from '../../../features/store/registration-data/decisions-notice.tsx';
import { PromotionalBanners } from '../../../features/store/store/banners/promotional-banners.tsx';
import { OnlinePaymentPromo } from '../../../features/store/store/notices/online-payment-promo.tsx';
import { payOnlineOpening } from '../../../features/store/store/notices/pay-online-opening.ts';
import { noticeTexts } from '../../../features/store/store/notices/texts.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { frameTexts } from '../texts.ts';
import classes from './notices-panel.module.css';
import { noticesTexts } from './texts.ts';
import type { Notices } from './use-notices.ts';

interface NoticesPanelProps {
  notices: Notices;
  session: StoredSession;
  onLeave: () => void;
}

/** All notices in full. Signatures are first, then debts and offers. */
export function NoticesPanel({ notices, session, onLeave }: NoticesPanelProps) {
  const { data: store } = useQuery(storeQuery);
  const { agreement, invoices, decisions } = notices;
  return (
    <div className={classes.panel}>
      {agreement ? <AgreementLine agreement={agreement} onRead={onLeave} /> : null}
      {invoices.length > 0 ? (
        <section
          className={classes.notice}
          data-tone="pending"
          aria-label={frameTexts.overdueTitle(invoices)}
        >
          <IconFileInvoice size={20} aria-hidden="true" />
          <div className="fill">
            <strong>{frameTexts.overdueTitle(invoices)}</strong>
            <ul className={classes.lines}>
              {invoices.map(({ invoiceId, dueOn, openCents }) => (
                <li key={invoiceId}>{frameTexts.overdueInvoice(formatDay(dueOn), formatMoney(openCents))}</li>
              ))}
            </ul>
            <a className={classes.link} href="/financeiro/faturas">
              {frameTexts.seeInvoices}
            </a>
          </div>
        </section>
      ) : null}
      {decisions.length > 0 ? <DecisionsNotice decisions={decisions} onRead={onLeave} /> : null}
      {notices.showsPayOnline && store ? (
        <section className={classes.notice} data-tone="neutral" aria-label={noticeTexts.title}>
          <IconCreditCardPay size={20} aria-hidden="true" />
          <p className="fill">
            <strong>{store.isFranchisee ? noticeTexts.franchiseTitle : noticeTexts.title}</strong>
          </p>
          <button
            type="button"
            className={classes.see}
            onClick={() => {
              payOnlineOpening.open();
              onLeave();
            }}
          >
            {noticesTexts.see}
          </button>
        </section>
      ) : null}
      <OnlinePaymentPromo mayRegister={can(session, 'registration.manage')} />
      {notices.hasPromotions ? <PromotionalBanners isFoldable={false} /> : null}
    </div>
  );
}

import { IconCreditCardPay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { acceptanceQuery } from './api/acceptance-status.ts';
import classes from './online-payment-promo.module.css';
import { noticeTexts, RECEIVING_PATH } from './texts.ts';

/**
 * A line below the orders of a store without online payment. It loads late, so it must not move other
 * content. Users who may not set up online payment read that administrators can.
 */
export function OnlinePaymentPromo({ mayRegister }: { mayRegister: boolean }) {
  const { data: acceptsOnline } = useQuery(acceptanceQuery);
  if (acceptsOnline !== false) return null;
  return (
    <section className={`row-10 text-14 ${classes.promo}`} aria-label={noticeTexts.promo}>
      <IconCreditCardPay size={18} className={classes.icon} aria-hidden="true" />
      <p className={`shrink ${classes.words}`}>
        <strong>{noticeTexts.promo}</strong>{' '}
        <span className={classes.more}>{mayRegister ? noticeTexts.promoMore : noticeTexts.seeAdmin}</span>
      </p>
      {mayRegister ? (
        <a className={classes.link} href={RECEIVING_PATH}>
          {noticeTexts.learnMore}
        </a>
      ) : null}
    </section>
  );
}

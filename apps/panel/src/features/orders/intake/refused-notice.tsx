import { IconPlugConnectedX } from '@tabler/icons-react';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import classes from './refused-orders.module.css';
import { useNewRefused } from './refused-orders.ts';
import { refusedTexts as texts } from './texts.ts';

/** A small line about new refused orders of partners. The line disappears after a person has opened the list. */
export function RefusedNotice({ session }: { session: StoredSession }) {
  const orders = useNewRefused(session);
  if (orders.length === 0) return null;
  return (
    <section className={`row-10 text-14 ${classes.notice}`} aria-label={texts.noticeLabel}>
      <IconPlugConnectedX size={20} aria-hidden="true" />
      <p className={`fill ${classes.noticeWords}`}>
        {texts.notice(orders.length === 1 && orders[0]?.orders === 1)}
      </p>
      <a className={classes.see} href="/configuracoes/software">
        {texts.see}
      </a>
    </section>
  );
}

import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import { IconClipboardCheck } from '@tabler/icons-react';
import classes from './decisions-notice.module.css';
import { registrationTexts } from './texts.ts';
import { REQUESTS_ADDRESS, rememberDecisions } from './unread-decisions.ts';

const { decisions: notices, fields } = registrationTexts;

interface DecisionsNoticeProps {
  decisions: readonly PendingChange[];
  /** Called when the user opens the list, so that the parent may close. */
  onRead?: () => void;
}

/** New decisions of the provider's team on the store's requests; shown until they are read. */
export function DecisionsNotice({ decisions, onRead }: DecisionsNoticeProps) {
  const read = () => {
    rememberDecisions(decisions);
    onRead?.();
  };
  return (
    <section className={`row ${classes.notice}`} aria-label={notices.title}>
      <IconClipboardCheck size={20} aria-hidden="true" />
      <ul className={`plain-list ${classes.lines}`}>
        {decisions.map(({ changeId, status, field, reason }) => (
          <li key={changeId}>
            {status === 'approved'
              ? notices.approved(fields[field])
              : notices.rejected(fields[field], reason ?? '')}
          </li>
        ))}
      </ul>
      <a className={classes.see} href={REQUESTS_ADDRESS} onClick={read}>
        {notices.see}
      </a>
    </section>
  );
}

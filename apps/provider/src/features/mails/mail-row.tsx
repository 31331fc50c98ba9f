import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import { dropMail, listMails, type MailOut, sendMailAgain } from '@comanda/contract/provider/mails.calls';
import { providerMay } from '@comanda/domain/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Link } from '@tanstack/react-router';
import { Row } from '../../shared/rows/rows.tsx';
import { useProviderSession } from '../../shared/session/session-store.ts';
import classes from './mails.module.css';
import { mailTexts as texts } from './texts.ts';

const TONES = {
  waiting: 'pending',
  sent: 'delivered',
  'given-up': 'late',
  expired: 'neutral',
  dropped: 'neutral',
} as const;

interface MailRowProps {
  mail: MailOut;
  /** Among those of other stores. */
  isStoreShown: boolean;
}

/** One mail: to whom, how it stands, why it did not leave. */
export function MailRow({ mail, isStoreShown }: MailRowProps) {
  const { storeId, storeName, mailId, kind, to, state } = mail;
  const mayAct = providerMay(useProviderSession(), 'people.manage');
  const refreshes = [listKey(listMails), ['waiting', 'mails']];
  const sending = useCallMutation(sendMailAgain, { savedText: texts.sendDone, refreshes });
  const dropping = useCallMutation(dropMail, { savedText: texts.dropDone, refreshes });
  const drop = async () => {
    const isSure = await alertDialog({
      title: texts.dropTitle,
      text: texts.dropText(kind, to),
      confirmText: texts.dropYes,
      cancelText: texts.back,
      isDestructive: true,
    });
    if (isSure) dropping.run({ storeId, mailId });
  };
  const isOpen = state === 'waiting' || state === 'given-up';
  return (
    <Row
      isPast={!isOpen}
      name={texts.kind(kind)}
      facts={
        <>
          {isStoreShown ? (
            <p>
              {storeName === null ? (
                texts.team
              ) : (
                <Link to="/lojas/$id" params={{ id: String(storeId) }} className={classes.store}>
                  {storeName}
                </Link>
              )}
            </p>
          ) : null}
          <p>{texts.facts(mail)}</p>
          {isOpen ? (
            <>
              <p>{texts.why(mail)}</p>
              <p>{texts.next(mail)}</p>
            </>
          ) : null}
        </>
      }
      state={
        <StatusLabel tone={TONES[state]} variant="quiet">
          {texts.state[state]}
        </StatusLabel>
      }
      actions={
        isOpen && mayAct ? (
          <>
            <Button
              variant="default"
              isBusy={sending.isBusy}
              aria-label={texts.sendNamed(kind, to)}
              onClick={() => sending.run({ storeId, mailId })}
            >
              {texts.send}
            </Button>
            <Button
              variant="subtle"
              isBusy={dropping.isBusy}
              aria-label={texts.dropNamed(kind, to)}
              onClick={() => void drop()}
            >
              {texts.drop}
            </Button>
          </>
        ) : null
      }
    />
  );
}

import { sendCall } from '@comanda/client/api/send-call.ts';
import { dismissPayOnlineNotice } from '@comanda/contract/store/store/notices.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OnlinePaymentSwitch } from '../online-payment/online-payment-switch.tsx';
import { acceptanceQuery } from './api/acceptance-status.ts';
import classes from './pay-online-notice.module.css';
import { noticeTexts, RECEIVING_PATH } from './texts.ts';

interface PayOnlineNoticeProps {
  isFranchisee: boolean;
  mayRegister: boolean;
  /** Called when the notice closes, either until the next login or permanently. */
  onLeft: () => void;
  /** Called when the server has saved that the user does not want to see the notice again. */
  onDismissed: () => void;
}

/** Shows the offer of online payment once per visit, until the user dismisses it. */
export function PayOnlineNotice({ isFranchisee, mayRegister, onLeft, onDismissed }: PayOnlineNoticeProps) {
  const { data: accepts } = useQuery(acceptanceQuery);
  const [isOpen, setOpen] = useState(true);
  const [isEnough, setEnough] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () => sendCall(dismissPayOnlineNotice, {}),
    onSuccess: ({ message }) => {
      if (message !== null) toast.success(message);
      onDismissed();
    },
  });
  const leave = () => {
    setOpen(false);
    onLeft();
    if (isEnough) mutate();
  };
  return (
    <Dialog
      opened={isOpen}
      title={isFranchisee ? noticeTexts.franchiseTitle : noticeTexts.title}
      onClose={leave}
      actions={
        mayRegister ? (
          <>
            <Button variant="default" onClick={leave}>
              {noticeTexts.later}
            </Button>
            <ButtonLink href={RECEIVING_PATH} data-autofocus onClick={leave}>
              {noticeTexts.register}
            </ButtonLink>
          </>
        ) : (
          <Button data-autofocus onClick={leave}>
            {noticeTexts.understood}
          </Button>
        )
      }
    >
      <p>{isFranchisee ? noticeTexts.franchiseGreeting : noticeTexts.greeting}</p>
      <ul className={`grid-8 ${classes.gains}`}>
        {noticeTexts.gains.map((gain) => (
          <li key={gain}>
            <IconCheck size={18} aria-hidden="true" />
            {gain}
          </li>
        ))}
      </ul>
      {mayRegister && accepts !== undefined ? (
        <OnlinePaymentSwitch accepts={accepts} hint={accepts ? null : noticeTexts.howAdmin} />
      ) : (
        <p>{mayRegister ? noticeTexts.howAdmin : noticeTexts.howOperator}</p>
      )}
      <label className={`inline-10 ${classes.enough}`}>
        <input
          type="checkbox"
          checked={isEnough}
          onChange={(event) => setEnough(event.currentTarget.checked)}
        />
        {noticeTexts.neverAgain}
      </label>
    </Dialog>
  );
}

import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import { dropMail, listMails, sendMailAgain } from '@comanda/contract/people/mail/provider-mails.calls';
import type { MailOut } from '@comanda/contract/people/mail/provider-mails.wire';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { mailTexts as texts } from './texts.ts';

export function MailActions({ mail: { storeId, mailId, kind, to, state } }: { mail: MailOut }) {
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
  if (!mayAct || !(state === 'waiting' || state === 'given-up')) return null;
  return (
    <RowMenu
      label={texts.actionsOf(kind, to)}
      actions={[
        { label: texts.send, onChoose: () => sending.run({ storeId, mailId }) },
        { label: texts.drop, onChoose: () => void drop(), isDestructive: true },
      ]}
    />
  );
}

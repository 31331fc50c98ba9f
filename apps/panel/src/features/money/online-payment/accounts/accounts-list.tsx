import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import { ACCOUNT_SORTS, listAccounts } from '@comanda/contract/money/online-payment/accounts.calls';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { IconBuildingBank, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accountColumns, isLong, nameOf, rowKey } from './account-columns.tsx';
import classes from './accounts.module.css';
import { accountTexts as texts } from './texts.ts';
import { useAccountActions } from './use-account-actions.ts';

const DECLARATION = { sorts: ACCOUNT_SORTS };
const PER_PAGE = 10;
/** Page size that is larger than the maximum number of accounts of a store, so one page has all accounts. */
const ALL = 100;

/**
 * 'Contas Cadastradas': the active account, and the other accounts with their actions. A waiting change shows
 * its date.
 */
export function AccountsList({ onEdit }: { onEdit: (account: ReceivingAccount) => void }) {
  const view = useListView(DECLARATION);
  const list = useNumbered(
    listAccounts,
    { words: view.words, getInput: () => ({ sort: view.sort, registrationId: undefined }) },
    { perPage: PER_PAGE, subject: 'online-payment' },
  );
  const waiting = useWaitingAccount();
  const { actionsOf, withdraw, isWithdrawing } = useAccountActions(onEdit, waiting !== undefined);
  const hasLong = list.data?.some(isLong) === true;
  const columns = useMemo(() => accountColumns(actionsOf, hasLong), [actionsOf, hasLong]);
  return (
    <>
      {waiting?.activeFrom ? (
        <div className={`row wraps ${classes.waiting}`}>
          <Note tone="accepted" icon={<IconHourglass size={20} stroke={1.75} aria-hidden="true" />}>
            {texts.waiting(nameOf(waiting), formatDateTime(new Date(waiting.activeFrom)))}
          </Note>
          <Button variant="default" isBusy={isWithdrawing} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        </div>
      ) : null}
      <div className={classes.list}>
        <DataTable
          label={texts.list}
          noun={texts.noun}
          list={list}
          sorts={ACCOUNT_SORTS}
          view={view.view}
          columns={columns}
          rowKey={rowKey}
          rowName={nameOf}
          tools={<h2 className={classes.heading}>{texts.list}</h2>}
          failed={texts.loadFailed}
          empty={
            <EmptyState
              isCompact
              icon={<IconBuildingBank size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.none}
            >
              {texts.noneHint}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

/** The account that becomes active later, on any page of the list. */
function useWaitingAccount(): ReceivingAccount | undefined {
  const { data } = useQuery({
    queryKey: [listAccounts.name, 'waiting'],
    queryFn: ({ signal }) =>
      sendCall(listAccounts, { registrationId: undefined, sort: null, page: null, perPage: ALL }, { signal }),
    meta: { silent: true, subject: 'online-payment' },
  });
  return data?.rows.find(({ activeFrom }) => activeFrom !== null);
}

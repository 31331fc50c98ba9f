import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  type IntakeKey,
  listStoreKeys,
  withdrawStoreKey,
} from '@comanda/contract/people/intake-keys/provider-intake-keys.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RefusedOrdersCard } from './refused-orders-card.tsx';
import { keyTexts as texts } from './texts.ts';

const keysQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store', storeId, 'intake-keys'],
    queryFn: ({ signal }) => sendCall(listStoreKeys, { storeId }, { signal }),
    meta: { silent: true },
  });

/** API keys of partners who send orders, and the orders that were refused. */
export function KeysTab({ storeId }: { storeId: number }) {
  return (
    <div className="stack-16">
      <KeysCard storeId={storeId} />
      <RefusedOrdersCard storeId={storeId} />
    </div>
  );
}

function KeysCard({ storeId }: { storeId: number }) {
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const query = useQuery(keysQuery(storeId));
  const [isMaking, setMaking] = useState(false);
  const make = mayChange ? (
    <Button icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={() => setMaking(true)}>
      {texts.make}
    </Button>
  ) : null;
  return (
    <FormCard title={texts.title} hint={texts.hint} actions={query.data?.length ? make : null}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={3} hasTools={false} />}
        failed={texts.failed}
        empty={(keys) =>
          keys.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconKey size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
              action={make}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(keys) => (
          <Rows label={texts.list}>
            {inOrder(keys).map((key) => (
              <KeyRow
                key={`${key.keyName}-${key.createdAt}`}
                storeId={storeId}
                intakeKey={key}
                mayChange={mayChange}
              />
            ))}
          </Rows>
        )}
      </QueryFaces>
      {isMaking ? (
        <NewKeyDialog
          storeId={storeId}
          refreshes={[keysQuery(storeId).queryKey]}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </FormCard>
  );
}

/** Keys in use first; within each group the newest first. */
const inOrder = (keys: readonly IntakeKey[]) =>
  keys.toSorted(
    (one, other) =>
      Number(one.revokedAt !== null) - Number(other.revokedAt !== null) || other.createdAt - one.createdAt,
  );

interface KeyRowProps {
  storeId: number;
  intakeKey: IntakeKey;
  mayChange: boolean;
}

function KeyRow({ storeId, intakeKey, mayChange }: KeyRowProps) {
  const { keyName, label, revokedAt } = intakeKey;
  const withdrawing = useCallMutation(withdrawStoreKey, {
    savedText: texts.withdrawDone,
    refreshes: [keysQuery(storeId).queryKey],
  });
  const withdraw = async () => {
    const isSure = await alertDialog({
      title: texts.withdrawTitle,
      text: texts.withdrawText(label),
      confirmText: texts.confirmWithdraw,
      cancelText: texts.withdrawNo,
      isDestructive: true,
    });
    if (isSure) withdrawing.run({ storeId, keyName });
  };
  const isInUse = revokedAt === null;
  return (
    <Row
      isPast={!isInUse}
      name={label}
      facts={texts.facts(intakeKey)}
      state={
        <StatusLabel tone={isInUse ? 'delivered' : 'neutral'} variant="quiet">
          {isInUse ? texts.inUse : texts.withdrawn}
        </StatusLabel>
      }
      actions={
        isInUse && mayChange ? (
          <Button
            variant="default"
            isBusy={withdrawing.isBusy}
            aria-label={texts.withdrawNamed(label)}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        ) : null
      }
    />
  );
}

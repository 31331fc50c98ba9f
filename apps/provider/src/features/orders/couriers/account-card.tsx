import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  type CourierSetup,
  switchCourierAccount,
} from '@comanda/contract/orders/courier/provider-couriers.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { copyText } from '@comanda/ui/copy-text.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconCopy, IconMotorbike } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './couriers.module.css';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

const texts = courierTexts.account;

const accountDialog = createLazyPart(async () => (await import('./account-dialog.tsx')).AccountDialog);

interface AccountCardProps {
  storeId: number;
  setup: CourierSetup;
  mayChange: boolean;
}

/** The store's account at the courier service. Its secret can be saved but is never shown. */
export function AccountCard({ storeId, setup: { account, webhook }, mayChange }: AccountCardProps) {
  const [isEditing, setEditing] = useState(false);
  const switching = useCallMutation(switchCourierAccount, {
    savedText: texts.switched,
    refreshes: [couriersQuery(storeId).queryKey],
  });
  const use = async (isEnabled: boolean) => {
    const isSure =
      isEnabled ||
      (await alertDialog({
        title: texts.offTitle,
        text: texts.offText,
        confirmText: texts.offYes,
        cancelText: texts.back,
        isDestructive: true,
      }));
    if (isSure) switching.run({ storeId, isEnabled });
  };
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        account && mayChange ? (
          <Button variant="default" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        ) : null
      }
    >
      {account === null ? (
        <EmptyState
          isCompact
          icon={<IconMotorbike size={24} stroke={1.75} aria-hidden="true" />}
          title={texts.noneTitle}
          action={mayChange ? <Button onClick={() => setEditing(true)}>{texts.link}</Button> : null}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <>
          {mayChange ? (
            <SwitchField
              label={texts.use}
              hint={texts.useHint}
              value={switching.input?.isEnabled ?? account.isEnabled}
              onChange={(isEnabled) => void use(isEnabled)}
            />
          ) : (
            <StatusLabel tone={account.isEnabled ? 'delivered' : 'neutral'} variant="quiet">
              {account.isEnabled ? texts.inUse : texts.off}
            </StatusLabel>
          )}
          <dl className={classes.facts}>
            <Fact name={texts.url}>{account.baseUrl}</Fact>
            <Fact name={texts.clientId}>{account.clientId}</Fact>
            <Fact name={texts.secret}>{texts.secretStored}</Fact>
            <Fact name={texts.pickup}>{texts.pickupOf(account)}</Fact>
            <Fact name={texts.merchantId} copies={account.merchantId} />
            <Fact name={texts.webhook} copies={webhook} />
          </dl>
        </>
      )}
      {isEditing ? (
        <accountDialog.Part storeId={storeId} account={account} onClose={() => setEditing(false)} />
      ) : null}
    </FormCard>
  );
}

/** A value that the user copies into the courier service's settings. */
function Fact({ name, copies, children }: { name: string; copies?: string; children?: string }) {
  return (
    <div className={`shrink ${classes.fact}`}>
      <dt>{name}</dt>
      <dd>
        <span>{copies ?? children}</span>
        {copies === undefined ? null : (
          <button
            type="button"
            className={`plain-button centered ${classes.copy}`}
            aria-label={texts.copyNamed(name)}
            onClick={() => void copyText(copies, texts)}
          >
            <IconCopy size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </dd>
    </div>
  );
}

import { reportFailure } from '@comanda/client/api/report-failure.ts';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { VIEW_REASONS, type ViewReason } from '@comanda/domain/orders/privacy/hidden-customer';
import { can } from '@comanda/domain/people/access/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { useState } from 'react';
import { useSession } from '../../../../../shared/session/use-session.ts';
import { fetchShownCustomer } from '../../api/show-customer.ts';
import { hiddenTexts } from '../../late-texts.ts';
import classes from './hidden-customer.module.css';

interface HiddenCustomerProps {
  orderId: number;
  /** Called with the complete order. The customer's data are stored only in this pane. */
  onShown: (order: OrderDetail) => void;
}

/**
 * Shows that phone and address of another day's order are hidden. An administrator can show them after giving a reason.
 */
export function HiddenCustomer({ orderId, onShown }: HiddenCustomerProps) {
  const session = useSession();
  const mayView = can(session, 'customers.see');
  const [isRequesting, setRequesting] = useState(false);
  const [reason, setReason] = useState<ViewReason>(VIEW_REASONS[0]);
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      onShown(await fetchShownCustomer(orderId, reason));
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: false, isBackground: false });
      setBusy(false);
    }
  };
  if (session?.visit)
    return <p className={`stack-6 text-14 ${classes.hidden}`}>{hiddenTexts.fromVisitors}</p>;
  return (
    <div className={`stack-6 text-14 ${classes.hidden}`}>
      <p>{mayView ? hiddenTexts.hidden : `${hiddenTexts.hidden} ${hiddenTexts.seeAdmin}`}</p>
      {mayView && !isRequesting ? (
        <Button variant="subtle" onClick={() => setRequesting(true)}>
          {hiddenTexts.show}
        </Button>
      ) : null}
      {isRequesting ? (
        <div className={`stack-10 ${classes.reveal}`}>
          <SelectField
            label={hiddenTexts.reason}
            value={reason}
            options={VIEW_REASONS.map((value) => ({ value, label: hiddenTexts.reasons[value] }))}
            hint={hiddenTexts.stored}
            onChange={(value) => setReason(VIEW_REASONS.find((each) => each === value) ?? VIEW_REASONS[0])}
          />
          <Button variant="default" isBusy={isBusy} onClick={() => void show()}>
            {hiddenTexts.show}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { downloadCall } from '@comanda/client/api/download-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { recordLimits } from '@comanda/contract/kit/record-limits';
import {
  exportStoreCustomer,
  type FoundCustomer,
  findStoreCustomer,
  type WhichCustomer,
  whichCustomer,
} from '@comanda/contract/retention/retention/provider-customers.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconClock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './customers.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { customerTexts as texts } from './texts.ts';

/**
 * Card that finds a customer by typed data, exports the customer's data, or permanently removes the data from
 * orders.
 */
export function CustomerCard({ storeId }: { storeId: number }) {
  const [by, setBy] = useState<'phone' | 'id'>('phone');
  const [typed, setTyped] = useState('');
  /** The last search and its result. It is cleared when the user types again. */
  const [found, setFound] = useState<{ which: WhichCustomer; customer: FoundCustomer | null } | null>(null);
  const [isErasing, setErasing] = useState(false);
  const finding = useCallMutation(findStoreCustomer, {
    savedText: null,
    onDone: (customer, which) => setFound({ which, customer }),
  });
  const exporting = useMutation({
    mutationFn: (which: WhichCustomer) => downloadCall(exportStoreCustomer, which),
    onSuccess: () => toast.success(texts.exported),
  });
  const type = (words: string) => {
    setTyped(words);
    setFound(null);
  };
  const customer = found?.customer ?? null;
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <form
        className={`stack-16 ${classes.find}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const word = typed.trim();
          if (word === '') return;
          finding.run({
            storeId,
            phone: by === 'phone' ? word : null,
            customerId: by === 'id' ? word : null,
          });
        }}
      >
        <Segmented
          label={texts.by}
          value={by}
          options={[
            { value: 'phone', label: texts.byPhone },
            { value: 'id', label: texts.byId },
          ]}
          onChange={(next) => {
            setBy(next);
            type('');
          }}
        />
        <div className={`cluster-12 ${classes.search}`}>
          {by === 'phone' ? (
            <PhoneField label={texts.phone} value={typed} onChange={type} autoComplete="off" />
          ) : (
            <TextField
              label={texts.id}
              value={typed}
              onChange={type}
              {...recordLimits(whichCustomer, 'customerId')}
            />
          )}
          <Button type="submit" isBusy={finding.isBusy}>
            {texts.find}
          </Button>
        </div>
      </form>
      <div role="status">
        {found && customer === null ? <Note tone="neutral">{texts.foundNone}</Note> : null}
        {found && customer ? (
          <>
            <Rows label={texts.found}>
              <Row
                name={texts.names(customer)}
                facts={texts.facts(customer)}
                actions={
                  <>
                    <Button isBusy={exporting.isPending} onClick={() => exporting.mutate(found.which)}>
                      {texts.export}
                    </Button>
                    {customer.openOrders === 0 ? (
                      <Button variant="default" isDestructive onClick={() => setErasing(true)}>
                        {texts.erase}
                      </Button>
                    ) : null}
                  </>
                }
              />
            </Rows>
            {customer.openOrders > 0 ? (
              <Note tone="pending" icon={<IconClock size={20} stroke={1.75} aria-hidden="true" />}>
                {texts.open(customer.openOrders)}
              </Note>
            ) : null}
          </>
        ) : null}
      </div>
      {isErasing && found && customer ? (
        <EraseDialog
          which={found.which}
          customer={customer}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            type('');
          }}
        />
      ) : null}
    </FormCard>
  );
}

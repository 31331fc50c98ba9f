import {
  listPaymentMethods,
  type StoreMethods,
  savePaymentMethods,
} from '@comanda/contract/payment-methods/payment-methods.calls';
import { NO_METHOD } from '@comanda/contract/payment-methods/payment-methods.errors';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { SearchField } from '@comanda/ui/form/search-field.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { MethodGroups } from './method-groups.tsx';
import classes from './methods.module.css';
import { MethodsSkeleton } from './methods-skeleton.tsx';
import { methodTexts } from './texts.ts';

const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => sendCall(listPaymentMethods, {}, { signal }),
  meta: { subject: 'payment-methods', silent: true },
});

/** Whether the store takes each method, by its key. */
type Taken = Record<string, boolean>;

/** Which methods the store takes at the door. */
export function MethodsForm() {
  const query = useQuery(paymentMethodsQuery);
  return (
    <QueryFaces query={query} skeleton={<MethodsSkeleton />} failed={methodTexts.loadFailed}>
      {(data) => <Form data={data} />}
    </QueryFaces>
  );
}

function Form({ data }: { data: StoreMethods }) {
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const keysOf = (values: Taken) => data.methods.flatMap(({ key }) => (values[key] ? [key] : []));
  // Each method by itself: what two people change at once is no conflict unless it is the same method.
  const form = useCallForm<Taken, StoreMethods>({
    saved: Object.fromEntries(data.methods.map(({ key, isChosen }) => [key, isChosen])),
    version: data.version,
    send: (values, version) => sendCall(savePaymentMethods, { keys: keysOf(values), version }),
    check: (values) => (keysOf(values).length === 0 ? { keys: NO_METHOD } : {}),
    savedText: methodTexts.saved,
    savedForMs: 5_000,
    refreshes: [paymentMethodsQuery.queryKey],
    onSaved: (answer) => queries.setQueryData(paymentMethodsQuery.queryKey, answer),
  });
  const chosen = new Set(keysOf(form.values));
  const fault = chosen.size === 0 ? form.errors.keys : undefined;
  return (
    <CallForm
      form={form}
      inWords={(values) =>
        data.methods.map(({ key, name }) => [
          methodTexts.named(key, name),
          methodTexts.isTaken(values[key] === true),
        ])
      }
    >
      <FormCard title={methodTexts.title} hint={methodTexts.hint}>
        <div className={classes.tools}>
          <SearchField
            label={methodTexts.search}
            isLabelHidden
            placeholder={methodTexts.placeholder}
            value={words}
            onChange={setWords}
          />
          <p className={classes.chosen} role="status">
            {methodTexts.chosen(chosen.size)}
          </p>
        </div>
        {fault === undefined ? null : (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
        <div data-path="keys" className={classes.groups}>
          <MethodGroups
            methods={data.methods}
            words={words}
            chosen={chosen}
            isFaulty={fault !== undefined}
            onChoose={(keys, isChosen) => form.change(Object.fromEntries(keys.map((key) => [key, isChosen])))}
          />
        </div>
      </FormCard>
    </CallForm>
  );
}

import {
  chosenMethods,
  type StoreMethods,
  savePaymentMethods,
} from '@comanda/contract/payment-methods/payment-methods.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { SearchField } from '@comanda/ui/form/search-field.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { paymentMethodsQuery } from './api.ts';
import { MethodGroups } from './method-groups.tsx';
import classes from './methods.module.css';
import { MethodsSkeleton } from './methods-skeleton.tsx';
import { methodTexts } from './texts.ts';

/** Which methods the store takes at the door. */
export function MethodsForm() {
  const query = useQuery(paymentMethodsQuery);
  return (
    <QueryFaces query={query} skeleton={<MethodsSkeleton />} failed={methodTexts.loadFailed}>
      {(data) => <Form data={data} />}
    </QueryFaces>
  );
}

const keysOf = ({ methods }: StoreMethods, isWanted: (key: string, isChosen: boolean) => boolean) =>
  methods.filter(({ key, isChosen }) => isWanted(key, isChosen)).map(({ key }) => key);

function Form({ data }: { data: StoreMethods }) {
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const form = useCallForm({
    saved: { keys: keysOf(data, (_key, isChosen) => isChosen) },
    version: data.version,
    send: ({ keys }, version) => sendCall(savePaymentMethods, { keys, version }),
    record: chosenMethods,
    savedText: methodTexts.saved,
    savedForMs: 5_000,
    refreshes: [paymentMethodsQuery.queryKey],
    onSaved: (answer) => queries.setQueryData(paymentMethodsQuery.queryKey, answer),
  });
  const chosen = new Set(form.values.keys);
  const { keys: fault } = form.errors;
  const choose = (keys: readonly string[], isChosen: boolean) => {
    // In the order of the list: what was unchecked and checked again is no change.
    form.change({ keys: keysOf(data, (key) => (keys.includes(key) ? isChosen : chosen.has(key))) });
  };
  return (
    <CallForm
      form={form}
      inWords={({ keys }) => [
        [
          methodTexts.title,
          data.methods
            .filter(({ key }) => keys.includes(key))
            .map(({ name }) => name)
            .join(', '),
        ],
      ]}
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
            onChoose={choose}
          />
        </div>
      </FormCard>
    </CallForm>
  );
}

import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallForm } from '@comanda/client/form/call-form.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { WhileAllowed } from '@comanda/client/form/while-allowed.tsx';
import {
  listPaymentMethods,
  type StoreMethods,
  savePaymentMethods,
} from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { NO_METHOD } from '@comanda/contract/store/payment-methods/payment-methods.errors';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SearchField } from '@comanda/ui/form/fields/search-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MethodGroups } from './method-groups.tsx';
import classes from './methods.module.css';
import { MethodsSkeleton } from './methods-skeleton.tsx';
import { methodTexts } from './texts.ts';

const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => sendCall(listPaymentMethods, {}, { signal }),
  meta: { subject: 'payment-methods', silent: true },
});

/** By method key; true: the store accepts the method. */
type Taken = Record<string, boolean>;

/** The methods that the store accepts on delivery. Users who may only read see the accepted methods. */
export function MethodsForm({ mayChange }: { mayChange: boolean }) {
  const query = useQuery(paymentMethodsQuery);
  return (
    <QueryFaces query={query} skeleton={<MethodsSkeleton />} failed={methodTexts.loadFailed}>
      {(data) => (
        <WhileAllowed mayChange={mayChange} read={<TakenMethods data={data} />}>
          <Form data={data} />
        </WhileAllowed>
      )}
    </QueryFaces>
  );
}

function Form({ data }: { data: StoreMethods }) {
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const keysOf = (values: Taken) => data.methods.flatMap(({ key }) => (values[key] ? [key] : []));
  // Each method is a field of its own, so that two users conflict only if both change the same method.
  const form = useCallForm<Taken, StoreMethods>({
    saved: Object.fromEntries(data.methods.map(({ key, isChosen }) => [key, isChosen])),
    version: data.version,
    send: (values, version) =>
      sendCall(savePaymentMethods, { keys: keysOf(values), version: version ?? null }),
    check: (values) => (keysOf(values).length === 0 ? { keys: NO_METHOD } : {}),
    savedText: methodTexts.saved,
    savedForMs: 5_000,
    refreshes: [paymentMethodsQuery.queryKey],
    onSaved: (answer) => queries.setQueryData(paymentMethodsQuery.queryKey, answer),
  });
  const chosen = new Set(keysOf(form.values));
  const fault = form.errors.keys;
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
      <FormCard title={methodTexts.title} hint={`${methodTexts.hint} ${methodTexts.saves}`}>
        <MethodTools words={words} onWords={setWords} count={chosen.size} />
        {fault === undefined ? null : (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        )}
        <div data-path="keys" className={`stack ${classes.groups}`}>
          <MethodGroups
            methods={data.methods}
            words={words}
            choice={{
              chosen,
              isFaulty: fault !== undefined,
              onChoose: (keys, isChosen) =>
                form.change(Object.fromEntries(keys.map((key) => [key, isChosen]))),
            }}
          />
        </div>
      </FormCard>
    </CallForm>
  );
}

/** The accepted methods, for users who may only read. */
function TakenMethods({ data }: { data: StoreMethods }) {
  const [words, setWords] = useState('');
  const taken = data.methods.filter(({ isChosen }) => isChosen);
  return (
    <FormCard title={methodTexts.title} hint={methodTexts.hint}>
      <MethodTools words={words} onWords={setWords} count={taken.length} />
      <div className={`stack ${classes.groups}`}>
        <MethodGroups methods={taken} words={words} choice={null} />
      </div>
    </FormCard>
  );
}

interface MethodToolsProps {
  words: string;
  onWords: (words: string) => void;
  count: number;
}

function MethodTools({ words, onWords, count }: MethodToolsProps) {
  return (
    <div className={`row wraps ${classes.tools}`}>
      <SearchField
        label={methodTexts.search}
        isLabelHidden
        placeholder={methodTexts.placeholder}
        value={words}
        onChange={onWords}
      />
      <p className={`muted-14 ${classes.chosen}`} role="status">
        {methodTexts.chosen(count)}
      </p>
    </div>
  );
}

import { ApiError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import type { Call } from '@comanda/contract/kit/define-call';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Waited } from '../age/waited.tsx';
import classes from './queue.module.css';
import { useDecisionKeys } from './use-decision-keys.ts';

const NEXT_SHOWN = 12;

interface DecisionQueueProps<Item, Input> {
  items: readonly Item[];
  total: number;
  keyOf: (item: Item) => string;
  /** Query to refetch after each decision. */
  queryKey: QueryKey;
  approve: Call<Input, unknown>;
  inputOf: (item: Item) => NoInfer<Input>;
  /** True if the user may decide on the item; default: always. */
  mayDecide?: (item: Item) => boolean;
  /** True: the key A approves, and the key R rejects. */
  hasKeys?: boolean;
  texts: {
    approved: string;
    notDone: string;
    /** Text for a decision that came too late: another user decided first, or the item was withdrawn. */
    stale: (why: string) => string;
    next: string;
    more: (count: number) => string;
  };
  card: (item: Item, deciding: Deciding) => ReactNode;
  /** One line for each item that waits behind the current item. */
  row: (item: Item) => { name: string; what: string; since: number };
  rejecting: (item: Item, rejection: Rejection) => ReactNode;
}

/** State and actions for the card of an item. */
export interface Deciding {
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** Callbacks of the rejection dialog. */
export interface Rejection {
  onClose: () => void;
  onRejected: () => void;
  onStale: (why: string) => void;
}

/** A queue of decisions, one at a time, the oldest first. After a decision, the queue shows the next item. */
export function DecisionQueue<Item, Input>(props: DecisionQueueProps<Item, Input>) {
  const { items, total, keyOf, queryKey, approve, inputOf, texts, card, row, rejecting } = props;
  const { hasKeys = false, mayDecide = () => true } = props;
  const queries = useQueryClient();
  /** Key of an item that the user chose instead of the oldest one. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const current = items.find((item) => keyOf(item) === chosen) ?? items[0];
  const isMine = current !== undefined && mayDecide(current);
  const goOn = async () => {
    setRejecting(false);
    setChosen(null);
    await queries.invalidateQueries({ queryKey });
  };
  const goOnFromStale = (why: string) => {
    toast.info(texts.stale(why));
    void goOn();
  };
  const approving = useCallMutation(approve, {
    savedText: texts.approved,
    words: { failed: texts.notDone },
    onDone: goOn,
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || (failure.status !== 409 && failure.status !== 404)) return false;
      goOnFromStale(failure.message);
      return true;
    },
  });
  const onApprove = () => {
    if (current !== undefined && isMine) approving.run(inputOf(current));
  };
  const onReject = () => {
    if (isMine) setRejecting(true);
  };
  useDecisionKeys({
    shown: current === undefined ? null : keyOf(current),
    isOn: hasKeys,
    approve: onApprove,
    reject: onReject,
  });
  if (current === undefined) return null;
  const next = items.filter((item) => item !== current);
  return (
    <div className={classes.queue}>
      <div key={keyOf(current)}>{card(current, { isBusy: approving.isBusy, onApprove, onReject })}</div>
      {next.length === 0 ? null : (
        <section className={classes.next} aria-label={texts.next}>
          <h2>{texts.next}</h2>
          <ul>
            {next.slice(0, NEXT_SHOWN).map((item) => {
              const { name, what, since } = row(item);
              return (
                <li key={keyOf(item)}>
                  <button
                    type="button"
                    className={`row-8 plain-button ${classes.nextRow}`}
                    onClick={() => setChosen(keyOf(item))}
                  >
                    <span>
                      <strong>{name}</strong> {what}
                    </span>
                    <Waited since={since} />
                  </button>
                </li>
              );
            })}
          </ul>
          {total - 1 > NEXT_SHOWN ? <p>{texts.more(total - 1 - NEXT_SHOWN)}</p> : null}
        </section>
      )}
      {isRejecting
        ? rejecting(current, {
            onClose: () => setRejecting(false),
            onRejected: () => void goOn(),
            onStale: goOnFromStale,
          })
        : null}
    </div>
  );
}

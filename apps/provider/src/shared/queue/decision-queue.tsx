import { ApiError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import type { Call } from '@comanda/contract/define-call';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Waited } from '../age/waited.tsx';
import classes from './queue.module.css';
import { useDecisionKeys } from './use-decision-keys.ts';

const NEXT_SHOWN = 12;

interface DecisionQueueProps<Item, Input> {
  items: readonly Item[];
  /** How many there are altogether. */
  total: number;
  keyOf: (item: Item) => string;
  /** Asked anew after each decision. */
  queryKey: QueryKey;
  approve: Call<Input, unknown>;
  inputOf: (item: Item) => NoInfer<Input>;
  /** Whether this person may decide on it; everybody by default. */
  mayDecide?: (item: Item) => boolean;
  /** A approves, R rejects. */
  hasKeys?: boolean;
  texts: {
    approved: string;
    notDone: string;
    /** Somebody was faster, or it is no longer wanted. */
    stale: (why: string) => string;
    next: string;
    more: (count: number) => string;
  };
  /** What is decided on now. */
  card: (item: Item, deciding: Deciding) => ReactNode;
  /** One that comes later, in a line. */
  row: (item: Item) => { name: string; what: string; since: number };
  rejecting: (item: Item, rejection: Rejection) => ReactNode;
}

/** What the card of an item has to do with. */
export interface Deciding {
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** What the window of a rejection says. */
export interface Rejection {
  onClose: () => void;
  onRejected: () => void;
  onStale: (why: string) => void;
}

/** A queue of things to decide on: one at a time, who waits longest first; the next one comes by itself. */
export function DecisionQueue<Item, Input>(props: DecisionQueueProps<Item, Input>) {
  const { items, total, keyOf, queryKey, approve, inputOf, texts, card, row, rejecting } = props;
  const { hasKeys = false, mayDecide = () => true } = props;
  const queries = useQueryClient();
  /** What somebody chose to look at out of turn. */
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

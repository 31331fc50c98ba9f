import type { WaitingChange } from '@comanda/contract/store/store/provider-changes.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { Waited } from '../../../shared/age/waited.tsx';
import classes from './changes.module.css';
import { SideBySide } from './side-by-side.tsx';
import { FIELD_NAMES, texts } from './texts.ts';

interface ChangeCardProps {
  change: WaitingChange;
  isBusy: boolean;
  /** True: the user may approve with the key A and reject with the key R. */
  hasKeys: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Called to limit the queue to the changes of this store. Null if the queue is already limited. */
  onOnlyStore: (() => void) | null;
}

export function ChangeCard({ change, isBusy, hasKeys, onApprove, onReject, onOnlyStore }: ChangeCardProps) {
  const { storeName, city, state, field, requestedBy, requestedAt } = change;
  return (
    <article className={classes.card} aria-label={`${FIELD_NAMES[field]}, ${storeName}`}>
      <header className={classes.head}>
        <div className={classes.who}>
          <h2>{FIELD_NAMES[field]}</h2>
          <p>
            <strong>{storeName}</strong> · {city}/{state} · {texts.requestedBy(requestedBy)}
          </p>
        </div>
        <Waited since={requestedAt} />
      </header>
      <SideBySide {...change} />
      <footer className={classes.foot}>
        {onOnlyStore === null ? null : (
          <Button variant="subtle" onClick={onOnlyStore}>
            {texts.onlyStore}
          </Button>
        )}
        <span className={classes.space} />
        <Button variant="default" onClick={onReject} aria-keyshortcuts={hasKeys ? 'R' : undefined}>
          {texts.reject} {hasKeys ? <Kbd variant="inherit">R</Kbd> : null}
        </Button>
        <Button isBusy={isBusy} onClick={onApprove} aria-keyshortcuts={hasKeys ? 'A' : undefined}>
          {texts.approve} {hasKeys ? <Kbd variant="inherit">A</Kbd> : null}
        </Button>
      </footer>
    </article>
  );
}

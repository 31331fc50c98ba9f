import type { WaitingChange } from '@comanda/contract/provider/changes.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Chip } from '@comanda/ui/label/chip.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconClock } from '@tabler/icons-react';
import classes from './changes.module.css';
import { SideBySide } from './side-by-side.tsx';
import { ageText, FIELD_NAMES, TOO_LONG_MS, texts } from './texts.ts';

interface ChangeCardProps {
  change: WaitingChange;
  now: number;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Shows what else this store waits for; null where only that is shown. */
  onOnlyStore: (() => void) | null;
}

/** One change to decide on. */
export function ChangeCard({ change, now, isBusy, onApprove, onReject, onOnlyStore }: ChangeCardProps) {
  const { storeName, city, state, field, askedBy } = change;
  return (
    <article className={classes.card} aria-label={`${FIELD_NAMES[field]}, ${storeName}`}>
      <header className={classes.head}>
        <div className={classes.who}>
          <h2>{FIELD_NAMES[field]}</h2>
          <p>
            <strong>{storeName}</strong> · {city}/{state} · {texts.askedBy(askedBy)}
          </p>
        </div>
        <Age change={change} now={now} />
      </header>
      <SideBySide {...change} />
      <footer className={classes.foot}>
        {onOnlyStore === null ? null : (
          <Button variant="subtle" onClick={onOnlyStore}>
            {texts.onlyStore(storeName)}
          </Button>
        )}
        <span className={classes.space} />
        <Button variant="default" onClick={onReject} aria-keyshortcuts="R">
          {texts.reject} <Kbd variant="inherit">R</Kbd>
        </Button>
        <Button isBusy={isBusy} onClick={onApprove} aria-keyshortcuts="A">
          {texts.approve} <Kbd variant="inherit">A</Kbd>
        </Button>
      </footer>
    </article>
  );
}

/** How long it waits; red where that is too long. */
export function Age({ change: { askedAt }, now }: { change: WaitingChange; now: number }) {
  const waited = Math.max(0, now - askedAt);
  return (
    <Chip tone={waited > TOO_LONG_MS ? 'late' : 'neutral'} icon={<IconClock size={14} />}>
      {texts.age(ageText(waited))}
    </Chip>
  );
}

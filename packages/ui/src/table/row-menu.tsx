import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import iconButton from '../icon-button.module.css';
import { Popover, type PopoverAnchorProps } from '../popover/popover.tsx';
import classes from './row-menu.module.css';

/** An action on a row. */
export interface RowAction {
  label: string;
  onChoose: () => void;
  /** Reason why it is unavailable; shown below its label. */
  unavailable?: string;
  /** It removes something: danger colour. */
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** Name of the button and the panel: 'Ações de Ana Souza'. */
  label: string;
  actions: readonly RowAction[];
}

/** Actions on a row, behind one button. */
export function RowMenu({ label, actions }: RowMenuProps) {
  return (
    <ActionMenu
      label={label}
      actions={actions}
      anchor={(anchor) => (
        <button {...anchor} type="button" className={iconButton.button} aria-label={label} title={label}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    />
  );
}

interface ActionMenuProps extends RowMenuProps {
  anchor: (props: PopoverAnchorProps) => ReactNode;
}

/** Actions behind one button. Arrows, Home and End move inside; Escape closes it. */
export function ActionMenu({ label, actions, anchor }: ActionMenuProps) {
  return (
    <Popover label={label} isAtFoot anchor={anchor}>
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are interactive; it stops their arrow keys before the list
        <div className="stack" onKeyDown={moveInside}>
          {actions.map(({ label: words, onChoose, isDestructive, unavailable }) => (
            <button
              key={words}
              type="button"
              className={classes.item}
              data-destructive={isDestructive || undefined}
              // Not `disabled`: keyboard users must reach the reason.
              aria-disabled={unavailable === undefined ? undefined : true}
              onClick={() => {
                if (unavailable !== undefined) return;
                close();
                onChoose();
              }}
            >
              {words}
              {unavailable === undefined ? null : <small className={classes.reason}>{unavailable}</small>}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}

function moveInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') return;
  event.stopPropagation();
  const items: Element[] = [...event.currentTarget.querySelectorAll('button')];
  const at = document.activeElement === null ? 0 : items.indexOf(document.activeElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const item = items.at(target % items.length);
  if (item instanceof HTMLElement) item.focus();
}

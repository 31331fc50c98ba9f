import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Floating } from '../popover/floating.tsx';
import type { MenuAction } from './menu-action.ts';
import classes from './menu-panel.module.css';

interface MenuPanelProps {
  label: string;
  actions: readonly MenuAction[];
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Focuses an entry, because after Enter on the button the library focuses the menu itself. */
const takeFocus = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

/** The open menu. Its first entry has the focus. */
export function MenuPanel({ label, actions, place, onClose }: MenuPanelProps) {
  return (
    <Floating label={label} place={place} isAtFoot onClose={onClose}>
      <Menu aria-label={label} autoFocus="first" className={`stack ${classes.menu}`}>
        {actions.map(({ label: words, onChoose, isDestructive, unavailable }, at) => (
          <MenuItem
            key={words}
            ref={at === 0 ? takeFocus : undefined}
            textValue={words}
            className={classes.item ?? ''}
            data-destructive={isDestructive || undefined}
            // The entry is not `isDisabled`, because keyboard users must reach the reason why it is
            // unavailable.
            render={(item) =>
              'href' in item ? (
                <a {...item} />
              ) : (
                <div {...item} aria-disabled={unavailable !== undefined || undefined} />
              )
            }
            onAction={() => {
              if (unavailable !== undefined) return;
              onClose();
              onChoose();
            }}
          >
            {words}
            {unavailable === undefined ? null : <small className={classes.reason}>{unavailable}</small>}
          </MenuItem>
        ))}
      </Menu>
    </Floating>
  );
}

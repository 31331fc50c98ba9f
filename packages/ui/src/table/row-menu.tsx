import { IconDots } from '@tabler/icons-react';
import iconButton from '../icon-button.module.css';
import { Menu } from '../menu/menu.tsx';
import type { MenuAction } from '../menu/menu-action.ts';

export type RowAction = MenuAction;

interface RowMenuProps {
  /** Name of the button and the menu: 'Ações de Ana Souza'. */
  label: string;
  actions: readonly RowAction[];
}

/** Actions on a row, behind one button. */
export function RowMenu({ label, actions }: RowMenuProps) {
  return (
    <Menu
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

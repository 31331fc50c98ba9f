import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconCornerDownLeft } from '@tabler/icons-react';
import classes from './entry-row.module.css';
import type { PaletteEntry } from './palette-entry.ts';

interface EntryRowProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** An option of the palette. The focus stays in the field: rows are highlighted, but never focused. */
export function EntryRow({ id, entry, isActive, onPoint, onChoose }: EntryRowProps) {
  const { Icon, label, detail, caps } = entry;
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`row-12 plain-button text-15 ${classes.row}`}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={18} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <span className={`one-line ${classes.label}`}>{label}</span>
      {detail ? <span className={`one-line muted-13 ${classes.detail}`}> {detail}</span> : null}
      <span className={`row-4 ${classes.keys}`} aria-hidden="true">
        {caps?.map((cap) => (
          <Kbd key={cap}>{cap}</Kbd>
        ))}
        {isActive ? <IconCornerDownLeft size={16} stroke={1.75} /> : null}
      </span>
    </button>
  );
}

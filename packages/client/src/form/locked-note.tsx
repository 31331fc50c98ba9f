import { Note } from '@comanda/ui/label/note.tsx';
import { IconLock } from '@tabler/icons-react';
import { formTexts } from './texts.ts';

/**
 * Note above data that everybody may read but only administrators may change. Without it, people would search
 * for a button.
 */
export function LockedNote() {
  return (
    <Note tone="neutral" icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
      {formTexts.locked}
    </Note>
  );
}

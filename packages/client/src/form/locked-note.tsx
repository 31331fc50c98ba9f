import { Note } from '@comanda/ui/label/note.tsx';
import { IconLock } from '@tabler/icons-react';
import { formTexts } from './texts.ts';

/** Above what everybody may read and administrators change: said once, so that nobody looks for a button. */
export function LockedNote() {
  return (
    <Note tone="neutral" icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
      {formTexts.locked}
    </Note>
  );
}

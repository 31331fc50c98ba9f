import { Note } from '@comanda/ui/label/note.tsx';
import { IconLock } from '@tabler/icons-react';
import { formTexts } from './texts.ts';

/** Note above data that all may read and only administrators may change. People then search for no button. */
export function LockedNote() {
  return (
    <Note tone="neutral" icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
      {formTexts.locked}
    </Note>
  );
}

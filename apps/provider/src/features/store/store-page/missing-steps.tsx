import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconListCheck } from '@tabler/icons-react';
import { statusTexts } from './texts.ts';

/** Setup steps that the store has not finished. */
export function MissingSteps({ store: { missingSteps } }: { store: StoreDetail }) {
  if (missingSteps.length === 0) return null;
  const words = missingSteps.map((step) => statusTexts.steps[step]);
  return (
    <Note tone="pending" icon={<IconListCheck size={20} stroke={1.75} aria-hidden="true" />}>
      {statusTexts.missingSteps(words)}
    </Note>
  );
}

import type { OpenEnd } from '@comanda/domain/store/store/opening';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useOpenOrCloseStore } from '../api/open-or-close-store.ts';

interface Opening {
  onOpen: (until: OpenEnd | null) => void;
  onClose: () => void;
}

/** Opens the store even if the dialog cannot load. */
function OpenUnprompted({ onOpen, onClose }: Opening) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    onClose();
    onOpen(null);
  }, []);
  return null;
}

const openDialog = createLazyPart<Opening>(async () => (await import('./open-dialog.tsx')).OpenDialog, {
  Missing: OpenUnprompted,
});

/** Opens the store. Outside the opening hours it asks for an end: render `dialog` beside the button. */
export function useOpening(): { open: () => void; isPending: boolean; dialog: ReactNode } {
  const { mutate, isPending } = useOpenOrCloseStore();
  const [isPromptOpen, setPromptOpen] = useState(false);
  useEffect(openDialog.prefetchWhenIdle, []);
  return {
    open: () => setPromptOpen(true),
    isPending: isPending || isPromptOpen,
    dialog: isPromptOpen ? (
      <openDialog.Part
        onOpen={(openUntil) => mutate({ isOpen: true, reason: null, end: 'by-hand', openUntil })}
        onClose={() => setPromptOpen(false)}
      />
    ) : null,
  };
}

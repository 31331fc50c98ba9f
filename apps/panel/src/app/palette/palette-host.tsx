import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect } from 'react';
import { isDialogOpen } from '../../shared/keyboard/is-key-taken.ts';
import { paletteOpening } from '../../shared/palette/palette-opening.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';

const palette = createLazyPart(async () => (await import('./palette.tsx')).Palette);

/** Command palette of every screen. Ctrl+K or ⌘K opens it, also in a field, but not over a dialog. */
export function PaletteHost({ session }: { session: StoredSession }) {
  const isOpen = paletteOpening.useIsOpen();
  useEffect(palette.prefetchWhenIdle, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isRequested = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isRequested || event.key.toLowerCase() !== 'k') return;
      // The browser's own shortcut would leave the panel.
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) paletteOpening.open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen ? <palette.Part session={session} onClose={paletteOpening.close} /> : null;
}

import { useState } from 'react';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { CommandDialog } from './command-dialog.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

interface PaletteProps {
  session: StoredSession;
  onClose: () => void;
}

/**
 * The command palette: a search field, and below it all actions and screens that the user may use on this
 * page.
 */
export function Palette({ session, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const entries = usePaletteEntries(session, typed);
  return <CommandDialog entries={entries} onType={setTyped} onClose={onClose} />;
}

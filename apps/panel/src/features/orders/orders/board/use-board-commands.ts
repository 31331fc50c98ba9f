import { useCallback, useEffect, useLayoutEffect } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import type { RunCommand } from '../keyboard/use-board-keys.ts';
import { openWhenLoaded } from '../open-when-loaded.ts';
import { type OpenBoard, openBoard, setOpenBoard } from './open-board.ts';

const load = () => import('./board-commands.ts');
let loaded: Awaited<ReturnType<typeof load>> | null = null;

async function fetchCommands(): Promise<void> {
  loaded = await load();
}

/**
 * Makes the orders screen available to commands of keys and palette. Returns the function that runs a key's command.
 */
export function useBoardCommands(board: OpenBoard): RunCommand {
  // Runs before the paint: a key must act on the list on the screen, not on the previous one.
  useLayoutEffect(() => setOpenBoard(board));
  useEffect(() => {
    // Loads after the list, so that the first key press finds its command loaded.
    const cancel = afterPaint(() => void fetchCommands().catch(() => undefined));
    return () => {
      cancel();
      setOpenBoard(null);
    };
  }, []);
  return useCallback((command, key) => {
    const run = () => {
      const now = openBoard();
      if (now) loaded?.runBoardCommand(now, command, key);
    };
    if (loaded) run();
    else void openWhenLoaded(fetchCommands, run);
  }, []);
}

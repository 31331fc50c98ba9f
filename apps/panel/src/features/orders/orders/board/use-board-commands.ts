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
 * Gives keys and the command palette access to the orders screen. Returns the function that runs a key's
 * command.
 */
export function useBoardCommands(board: OpenBoard): RunCommand {
  // A layout effect runs before the paint: a key must act on the list that is now on screen, not on the
  // previous list.
  useLayoutEffect(() => setOpenBoard(board));
  useEffect(() => {
    // Loads the commands directly after the list, so that the first key press need not wait.
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

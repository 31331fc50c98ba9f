import { useCallback, useState } from 'react';

const KEY = 'comanda.menu';
/** Below this width in px the menu starts as icons: the orders need the room. */
const ROOMY_WIDTH = 1440;

function readCollapsed(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === 'collapsed' || stored === 'expanded') return stored === 'collapsed';
  } catch {
    // Without storage the menu depends on the width only.
  }
  return window.innerWidth < ROOMY_WIDTH;
}

/** True: the left menu shows only icons. Saved on this device. */
export function useMenuCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const change = useCallback((collapsed: boolean) => {
    setCollapsed(collapsed);
    try {
      localStorage.setItem(KEY, collapsed ? 'collapsed' : 'expanded');
    } catch {
      // Without storage the choice is not saved.
    }
  }, []);
  return [isCollapsed, change];
}

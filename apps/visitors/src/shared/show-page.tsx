import './tokens.css';
import '@comanda/web/fonts.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a page into the element `#root`. The main file of each page calls this last. */
export function showPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('page without #root');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits until a window or menu has the focus. It gets the focus one frame after opening; a key pressed
 * earlier would not reach it.
 */
export const focusInside = (part: HTMLElement): Promise<void> =>
  waitFor(() => expect(part.contains(document.activeElement)).toBe(true));

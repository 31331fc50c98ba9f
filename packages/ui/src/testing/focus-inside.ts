import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the focus is in a window or menu. It gets there one frame after opening; earlier keys miss it. */
export const focusInside = (part: HTMLElement): Promise<void> =>
  waitFor(() => expect(part.contains(document.activeElement)).toBe(true));

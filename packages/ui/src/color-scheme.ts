import { localStorageColorSchemeManager } from '@mantine/core';

/** Remembers light, dark or by-system on this device. public/before-paint.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'comanda.color-scheme' });

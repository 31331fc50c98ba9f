import { localStorageColorSchemeManager } from '@mantine/core';

/** Remembers light, dark or by-system on this device. public/color-scheme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'comanda.color-scheme' });

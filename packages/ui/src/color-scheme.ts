import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  useMantineColorScheme,
} from '@mantine/core';

/**
 * Saves the choice of light, dark or system on this device. public/before-paint.js reads the same key before
 * the first paint.
 */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'comanda.color-scheme' });

/** The choice of the user: light, dark, or the device's setting. */
export type ColorScheme = MantineColorScheme;

/** Returns the scheme chosen on this device, and a setter. */
export function useColorScheme(): {
  colorScheme: ColorScheme;
  setColorScheme: (scheme: ColorScheme) => void;
} {
  return useMantineColorScheme();
}

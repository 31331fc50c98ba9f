import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  useMantineColorScheme,
} from '@mantine/core';

/** Remembers light, dark or by-system on this device. public/before-paint.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'comanda.color-scheme' });

/** Light, dark, or as the device is set. */
export type ColorScheme = MantineColorScheme;

/** What was chosen on this device, and how to choose otherwise. */
export function useColorScheme(): {
  colorScheme: ColorScheme;
  setColorScheme: (scheme: ColorScheme) => void;
} {
  return useMantineColorScheme();
}

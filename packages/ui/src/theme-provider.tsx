import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Brand } from './brand.ts';
import { colorSchemeManager } from './color-scheme.ts';
import { brandVariablesResolver, themeFor } from './theme.ts';

interface ThemeProviderProps {
  brand: Brand;
  children: ReactNode;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
}

/** Applies a brand and the device's colour scheme to its children. It also works in prerendered pages. */
export function ThemeProvider({ brand, children, env = 'default' }: ThemeProviderProps) {
  const theme = useMemo(() => themeFor(brand), [brand]);
  const variables = useMemo(() => brandVariablesResolver(brand), [brand]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}

import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import '@comanda/web/fonts.css';
import './tokens.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { Brand } from './brand.ts';
import { colorSchemeManager } from './color-scheme.ts';
import { AlertDialogHost } from './dialog/alert-dialog-host.tsx';
import { brandVariablesResolver, themeFor } from './theme.ts';
import { Toaster } from './toast/toaster.tsx';

interface ProviderProps {
  brand: Brand;
  children: ReactNode;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
}

/** Dresses everything below it in a brand and the device's colour scheme; hosts toasts and alert dialogs. */
export function Provider({ brand, children, env = 'default' }: ProviderProps) {
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
      <Toaster />
      <AlertDialogHost />
    </MantineProvider>
  );
}

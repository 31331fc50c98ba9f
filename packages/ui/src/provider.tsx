import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@comanda/web/fonts.css';
import './tokens.css';
import './utilities.css';
import type { ComponentProps } from 'react';
import { AlertDialogHost } from './dialog/alert-dialog-host.tsx';
import { ThemeProvider } from './theme-provider.tsx';
import { Toaster } from './toast/toaster.tsx';

/** Applies the theme, and renders toasts and alert dialogs for every page. */
export function Provider({ children, ...theme }: ComponentProps<typeof ThemeProvider>) {
  return (
    <ThemeProvider {...theme}>
      {children}
      <Toaster />
      <AlertDialogHost />
    </ThemeProvider>
  );
}

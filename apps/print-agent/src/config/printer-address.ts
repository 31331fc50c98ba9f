import { isAbsolute } from 'node:path';
import {
  LONGEST_PRINTER_NAME,
  NO_PRINTER,
  SYSTEM_PRINTER,
} from '@comanda/domain/orders/printing/print-settings';

/**
 * Address of a printer without a driver. The agent uses only addresses that a person saved on this machine.
 */
export type PrinterAddress = { kind: 'tcp'; host: string; port: number } | { kind: 'file'; path: string };

const USUAL_PORT = 9100;

/** Reads 'tcp://host:port' or 'arquivo:/path'. Returns null for any other text. */
export function readPrinterAddress(text: string): PrinterAddress | null {
  if (text.startsWith('arquivo:')) {
    const path = text.slice('arquivo:'.length);
    return isAbsolute(path) && !path.includes('\0') ? { kind: 'file', path } : null;
  }
  if (!/^tcp:\/\/[^\s/?#@]+$/i.test(text) || !URL.canParse(text)) return null;
  const { hostname, port } = new URL(text);
  if (hostname === '' || port === '0') return null;
  return {
    kind: 'tcp',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? USUAL_PORT : Number(port),
  };
}

/** True if a printer's name is valid: it is visible, not too long, and not one of the two reserved names. */
export function isPrinterName(name: string): boolean {
  return (
    name.trim() === name &&
    name.length > 0 &&
    name.length <= LONGEST_PRINTER_NAME &&
    !/\p{C}/u.test(name) &&
    name !== NO_PRINTER &&
    name !== SYSTEM_PRINTER
  );
}

import clientUrl from 'qz-tray/qz-tray.js?url';

interface QzConfig {
  readonly isQzConfig: true;
}

interface QzRow {
  type: 'raw';
  format: 'command';
  flavor: 'base64' | 'hex' | 'plain';
  data: string;
}

/** The part of the official client that we use. */
export interface QzTray {
  websocket: {
    isActive(): boolean;
    connect(options?: { host?: string; usingSecure?: boolean }): Promise<void>;
    disconnect(): Promise<void>;
  };
  printers: { find(): Promise<string | string[]>; getDefault(): Promise<string | null> };
  configs: { create(printer: string, options?: { jobName?: string }): QzConfig };
  print(config: QzConfig, rows: readonly QzRow[]): Promise<void>;
  security: {
    setSignatureAlgorithm(name: 'SHA512'): void;
    setCertificatePromise(give: (resolve: (certificate: string) => void) => void): void;
    setSignaturePromise(
      sign: (text: string) => (resolve: (signature: string) => void, reject: (why: unknown) => void) => void,
    ): void;
  };
  api: { setSha256Type(hash: (text: string) => string): void };
}

declare global {
  interface Window {
    /** The client's global name in a page without a module system. */
    qz?: QzTray;
  }
}

/** Loads the official client as published: a separate file, not bundled and not changed. */
export async function loadQzTray(): Promise<QzTray> {
  if (window.qz === undefined) await import(/* @vite-ignore */ clientUrl);
  if (window.qz === undefined) throw new Error('the QZ client did not say its name');
  return window.qz;
}

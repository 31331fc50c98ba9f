import { createRequire } from 'node:module';
import { getQzKeys, signQzRequest } from '@comanda/contract/orders/printing/qz.calls';
import type { QzTray } from '@comanda/panel/src/features/orders/printing/qz/load-qz-tray.ts';
import type { SessionClient } from '@comanda/testkit/running/session-client';

/** The official client of QZ Tray, including calls that the product does not use. */
interface WholeQzTray extends QzTray {
  websocket: QzTray['websocket'] & {
    connect(options: {
      host: string;
      port: { secure: number[]; insecure: number[] };
      usingSecure: boolean;
      keepAlive: number;
    }): Promise<void>;
  };
  networking: { hostname(): Promise<string> };
}

/** Connects the official client, with certificate and signatures of the server. */
export async function openQzClient(port: number, person: SessionClient): Promise<WholeQzTray> {
  const qz: WholeQzTray = createRequire(import.meta.url)('qz-tray');
  const { certificate } = await person.send(getQzKeys, {});
  qz.api.setSha256Type((text) => text);
  qz.security.setSignatureAlgorithm('SHA512');
  qz.security.setCertificatePromise((resolve) => resolve(certificate ?? ''));
  qz.security.setSignaturePromise((text) => (resolve, reject) => {
    person.send(signQzRequest, { text }).then(({ signature }) => resolve(signature), reject);
  });
  await qz.websocket.connect({
    host: '127.0.0.1',
    port: { secure: [], insecure: [port] },
    usingSecure: false,
    keepAlive: 0,
  });
  return qz;
}

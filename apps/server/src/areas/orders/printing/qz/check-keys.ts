import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { QzKeysInput } from '@comanda/contract/orders/printing/qz.wire';
import { ok, type Result, refused } from '@comanda/domain/kit/result';

const MIN_BITS = 2048;

/** A certificate and its private key, checked to be usable. */
export interface CheckedKeys {
  /** In PEM format: the store's own certificate, followed by certificates of its issuers, if any. */
  certificate: string;
  /** In PEM format. */
  privateKey: string;
  fingerprint: string;
  /** Expiry of the certificate, in epoch milliseconds. */
  validUntil: number;
}

export type KeyFault = 'no-certificate' | 'expired' | 'no-key' | 'no-rsa-key' | 'another-key';

/** Checks the keys that a user pasted. */
export function checkKeys(input: QzKeysInput, now: number): Result<CheckedKeys, KeyFault> {
  const certificate = readCertificate(input.certificate);
  if (certificate === null) return refused('no-certificate');
  const validUntil = Date.parse(certificate.validTo);
  if (!(validUntil > now)) return refused('expired');
  const key = readKey(input.privateKey);
  if (key === null) return refused('no-key');
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < MIN_BITS) return refused('no-rsa-key');
  if (!certificate.checkPrivateKey(key)) return refused('another-key');
  return ok({
    certificate: withPlainBreaks(input.certificate),
    // Accepts several formats of keys, but saves all as PKCS #8.
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: certificate.fingerprint256,
    validUntil,
  });
}

const withPlainBreaks = (pem: string) => `${pem.replace(/\r\n?/g, '\n').trim()}\n`;

/** PEM has printable characters only. */
const PEM = /^[\x20-\x7e\r\n\t]+$/;

function readCertificate(pem: string): X509Certificate | null {
  if (!PEM.test(pem) || !pem.includes('-----BEGIN CERTIFICATE-----')) return null;
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

function readKey(pem: string): KeyObject | null {
  if (!PEM.test(pem)) return null;
  try {
    return createPrivateKey({ key: pem, format: 'pem' });
  } catch {
    return null;
  }
}

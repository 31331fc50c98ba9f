import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A self-signed certificate and its private key, both in PEM format. */
export interface TestCertificate {
  certificate: string;
  privateKey: string;
  publicKey: KeyObject;
}

/** Makes a certificate that is valid until this time (epoch milliseconds). */
export function aCertificate(validUntil: number, bits = 2048): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const algorithm = sequence(SHA256_WITH_RSA, der(0x05, Buffer.alloc(0)));
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('Pizzaria Teste')))));
  const body = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(Date.UTC(2020, 0, 1)), time(validUntil)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const lines = sequence(body, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey,
  };
}

const SHA256_WITH_RSA = der(0x06, Buffer.from('2a864886f70d01010b', 'hex'));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** Formats a time as ASN.1 UTCTime: YYMMDDHHMMSSZ. */
function time(epochMs: number): Buffer {
  const text = new Date(epochMs).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(text.slice(2)));
}

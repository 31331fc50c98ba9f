import type { FieldFault } from '@comanda/contract/errors';
import type { KeyFault } from './check-keys.ts';
import type { RequestFault } from './read-qz-request.ts';

const CERTIFICATE = 'certificado';
const KEY = 'chave_privada';

/** Texts for faults of pasted keys, each with its field. */
export const KEY_FAULTS: Record<KeyFault, FieldFault> = {
  'no-certificate': {
    campo: CERTIFICATE,
    mensagem: 'Cole o certificado inteiro, de -----BEGIN CERTIFICATE----- a -----END CERTIFICATE-----.',
  },
  expired: { campo: CERTIFICATE, mensagem: 'Este certificado está vencido.' },
  'no-key': {
    campo: KEY,
    mensagem:
      'Cole a chave privada inteira, sem senha, de -----BEGIN PRIVATE KEY----- a -----END PRIVATE KEY-----.',
  },
  'no-rsa-key': { campo: KEY, mensagem: 'A chave precisa ser RSA de pelo menos 2048 bits.' },
  'another-key': { campo: KEY, mensagem: 'Esta chave privada não pertence ao certificado.' },
};

/** Reasons for refusing to sign. */
export const REQUEST_FAULTS: Record<RequestFault | 'no-keys', string> = {
  'no-keys': 'O certificado e a chave privada do QZ Tray ainda não foram salvos.',
  'no-request': 'Isto não é um pedido ao QZ Tray.',
  'not-allowed': 'Só assinamos pedidos para listar impressoras e imprimir comandas.',
  'not-now': 'O relógio deste computador está errado. Acerte a hora e tente novamente.',
};

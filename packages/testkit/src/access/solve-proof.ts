import { hash } from 'node:crypto';
import { beginsWithZeroBits, proofText } from '@comanda/domain/access/proof-of-work';
import type { AccessAnswerBody } from './access-server.ts';

/** What a browser does with the challenge that a step of the recovery was refused with. */
export function solveProof(refusal: AccessAnswerBody): string {
  const challenge = refusal.erros.find(({ campo }) => campo === 'prova')?.mensagem ?? '';
  const bits = Number(challenge.split('.')[1]);
  for (let found = 0; ; found += 1) {
    const proof = proofText(challenge, found);
    if (beginsWithZeroBits(hash('sha256', proof, 'buffer'), bits)) return proof;
  }
}

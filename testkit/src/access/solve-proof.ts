import { hash } from 'node:crypto';
import { beginsWithZeroBits, proofText } from '@comanda/domain/people/access/proof-of-work';
import type { AccessAnswerBody } from './access-server.ts';

/** Solves the challenge of a refused recovery step, as a browser does. */
export function solveProof(refusal: AccessAnswerBody): string {
  const challenge = refusal.erros.find(({ campo }) => campo === 'prova')?.mensagem ?? '';
  const bits = Number(challenge.split('.')[1]);
  for (let found = 0; ; found += 1) {
    const proof = proofText(challenge, found);
    if (beginsWithZeroBits(hash('sha256', proof, 'buffer'), bits)) return proof;
  }
}

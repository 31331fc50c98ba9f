import { expect, it } from 'vitest';
import { addPaper, findPaper, forgetOldPapers, MAX_PAPERS, type PrintedPapers } from './printed-papers.ts';

const DAY_MS = 24 * 3_600_000;
const ticket = (chave: string) => ({ chave, tipo: 'production' as const, estacao: 'COZINHA' });

it('remembers as many papers as fit, the newest ones, for longer than a backup lasts', () => {
  const papers: PrintedPapers = new Map();
  for (let order = 0; order <= MAX_PAPERS; order += 1)
    addPaper(papers, ticket(String(order)), { em: order, isWhole: true });
  expect(papers.size).toBe(MAX_PAPERS);
  expect(findPaper(papers, ticket('0'))).toBeNull();
  forgetOldPapers(papers, 30 * DAY_MS);
  expect(findPaper(papers, ticket('1'))).toEqual({ em: 1, isWhole: true });
  forgetOldPapers(papers, 31 * DAY_MS + MAX_PAPERS);
  expect([...papers.keys()]).toEqual([`${MAX_PAPERS} production COZINHA`]);
});

it('remembers no test page', () => {
  const papers: PrintedPapers = new Map();
  addPaper(papers, { tipo: 'test', estacao: 'COZINHA' }, { em: 1, isWhole: true });
  expect(papers.size).toBe(0);
});

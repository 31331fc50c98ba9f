import type { AgentConfig, AgentJob, AgentPage } from '@comanda/contract/orders/printing/print-agent-events';

export const A_PAGE: AgentPage = {
  largura: '7,0',
  linhas_inicio: 0,
  margem_esquerda: 0,
  margem_direita: 0,
  fonte: 'Tahoma',
  tamanho: 8,
};

export const A_CONFIG: AgentConfig = {
  loja: 'Cantina da Vila',
  dispositivo: 'Computador da cozinha',
  rotas: { impressora: null, estacoes: [], opcoes: [] },
};

/** A job whose ticket contains its number: 'TRABALHO <id> FIM'. */
export function anAgentJob(id: number, changes: Partial<AgentJob> = {}): AgentJob {
  return {
    id,
    tipo: 'production',
    estacao: 'COZINHA',
    impressoras: ['COZINHA'],
    copias: 1,
    comanda: {
      title: `Comanda ${id}`,
      rows: [
        { kind: 'text', text: 'COZINHA', align: 'center', size: 'huge', isBold: true },
        { kind: 'rule' },
        { kind: 'pair', left: '2x Pão de queijo', right: 'R$ 9,00' },
        { kind: 'text', text: `TRABALHO ${id} FIM` },
      ],
    },
    pagina: A_PAGE,
    pausa: 0,
    expira: Date.now() + 3_600_000,
    ...changes,
  };
}

import type { PastVisit } from '@comanda/contract/people/visits/provider-visits.calls';

type VisitEnd = NonNullable<PastVisit['endedBy']>;

export const texts = {
  title: 'Ver o painel da loja',
  hint: 'Só leitura, sem os dados dos clientes, por até 30 minutos. A loja é avisada na tela e no histórico.',
  visit: 'Visitar o painel',
  dialogTitle: 'Visita de suporte',
  reason: 'Motivo, que a loja lê',
  reasonHint: 'De 10 a 300 letras. Por exemplo: a loja ligou, os pedidos não saem na impressora.',
  start: 'Abrir o painel',
  blocked: 'O navegador não abriu a aba. Abra por aqui em até um minuto:',
  failed: 'Não foi possível carregar as visitas',
  empty: 'Ninguém da equipe visitou este painel ainda',
  running: (until: string) => `Em andamento até ${until}`,
  end: 'Encerrar',
  ended: 'Visita encerrada.',
  span: (from: string, to: string) => `${from} a ${to}`,
  how: (end: VisitEnd, name: string | null): string => {
    const by = name === null ? '' : ` (${name})`;
    if (end === 'time') return 'Terminou na hora';
    if (end === 'visitor') return 'Encerrada por quem visitou';
    return end === 'store' ? `Encerrada pela loja${by}` : `Encerrada pela equipe${by}`;
  },
} as const;

import { dateAndTime } from '@comanda/domain/kit/time/day-words';
import type { SwitchMove } from './store-switch.ts';

export const MESSAGES = {
  weekSaved: 'Horários salvos.',
  dateSaved: 'Data salva.',
  dateRemoved: 'Data removida: vale o horário da semana.',
  dateOver: 'Escolha uma data de hoje em diante.',
  dateFar: 'Escolha uma data dentro de um ano.',
} as const;

/** Adds the effect on the store's switch to the message about a saved change. */
export function withMove(message: string, move: SwitchMove | null, timeZone: string): string {
  if (move === null) return message;
  if (!move.isMoved && move.isOpen) {
    const until = move.until === null ? 'até alguém fechar' : `até ${dateAndTime(move.until, timeZone)}`;
    return `${message} A loja continua aberta ${until}, porque foi aberta à mão.`;
  }
  const next = move.isOpen ? 'fecha' : 'abre';
  const until = move.until === null ? null : `${next} em ${dateAndTime(move.until, timeZone)}`;
  const what = move.isMoved ? (move.isOpen ? 'abriu agora' : 'fechou agora') : null;
  const words = [what, until].filter((part) => part !== null).join(' e ');
  return `${message} A loja ${words}.${lacksWords(move)}`;
}

const LACKS = { menu: 'cardápio', areas: 'locais de atendimento' };

/** Names the missing setup steps of a store that is open or will open, because orders will arrive. */
export function lacksWords({ isOpen, lacks }: Pick<SwitchMove, 'isOpen' | 'lacks'>): string {
  if (lacks.length === 0) return '';
  const words = lacks.map((step) => LACKS[step]).join(' e ');
  const advice = isOpen
    ? 'pedidos já podem chegar; feche no botão do topo até terminar'
    : 'termine antes, pois os pedidos chegam assim que ela abrir';
  return ` Ainda sem ${words}: ${advice}.`;
}

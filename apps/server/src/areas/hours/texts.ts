import { dateAndTime } from '@comanda/domain/printing/ticket/day-words';
import type { SwitchMove } from './store-switch.ts';

export const MESSAGES = {
  weekSaved: 'Horários salvos.',
  dateSaved: 'Data salva.',
  dateRemoved: 'Data removida: vale o horário da semana.',
  dateOver: 'Escolha uma data de hoje em diante.',
  dateFar: 'Escolha uma data dentro de um ano.',
} as const;

/** What was done, and what became of the store by it: nobody shall wonder why it closed. */
export function withMove(message: string, move: SwitchMove | null, timeZone: string): string {
  if (move === null) return message;
  if (!move.isMoved) {
    const until = move.until === null ? 'até alguém fechar' : `até ${dateAndTime(move.until, timeZone)}`;
    return `${message} A loja continua aberta ${until}, porque foi aberta à mão.`;
  }
  const what = move.isOpen ? 'A loja abriu agora' : 'A loja fechou agora';
  const until =
    move.until === null ? '' : ` e ${move.isOpen ? 'fecha' : 'abre'} em ${dateAndTime(move.until, timeZone)}`;
  return `${message} ${what}${until}.${withoutWords(move.lacks)}`;
}

const LACKS = { menu: 'cardápio', areas: 'locais de atendimento' };

/** An open store is sent orders: its people hear what it lacks. */
function withoutWords(lacks: SwitchMove['lacks']): string {
  if (lacks.length === 0) return '';
  const words = lacks.map((step) => LACKS[step]).join(' e ');
  return ` Ainda sem ${words}: pedidos já podem chegar; feche no botão do topo até terminar.`;
}

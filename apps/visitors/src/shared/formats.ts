const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a time as `19:42`, in the time zone of the visitor's device. */
export const formatTime = (at: number) => time.format(at);

/** Formats a day as `21/11/2025`. */
export const formatDay = (at: number) => day.format(at);

/** Formats a day as `sexta-feira, 21 de novembro`. */
export const formatLongDay = (at: number) => weekday.format(at);

/** True if both instants are on the same day of the visitor's calendar. */
export const isSameDay = (one: number, other: number) => formatDay(one) === formatDay(other);

/** Prevents a line break between `R$` and its amount in a sentence of the server. */
export const joinAmounts = (text: string) => text.replace(/R\$ (?=\d)/g, 'R$\u00a0');

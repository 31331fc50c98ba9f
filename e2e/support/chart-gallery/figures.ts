import { dayPoints, hourPoints, weekdayPoints } from '@comanda/ui/chart/points.ts';

/** Invented figures, the same at each run: low on Mondays, high on Fridays, slowly rising. */
const noise = (seed: number) => (((seed * 7_919) % 97) + 97) % 97;
const BY_WEEKDAY = [88, 20, 34, 41, 55, 96, 118];

export const days = dayPoints({ from: '2026-08-26', to: '2026-11-23' });
export const orders = (from: number) =>
  days.map((_, index) =>
    Math.round((BY_WEEKDAY[(index + 3) % 7] ?? 0) * 0.6 + index / 6 + noise(index + from) / 5),
  );
export const sales = (from: number) =>
  orders(from).map((count, index) => count * (6_100 + noise(index * 3 + from) * 18));

export const week = weekdayPoints();
export const hours = hourPoints(5);
export const byHour = week.flatMap((_, day) =>
  hours.map((_, hour) => {
    const at = (hour + 5) % 24;
    const lunch = Math.max(0, 9 - Math.abs(at - 12) * 4);
    const dinner = Math.max(0, 34 - Math.abs(at - 20) * 8);
    return Math.round(((lunch + dinner) * (BY_WEEKDAY[(day + 1) % 7] ?? 0)) / 60);
  }),
);

export const longName =
  `Jardim Santa Bárbara do Alto da Boa Vista 🍕 ${'de todos os santos '.repeat(8)}`.slice(0, 200);
export const districts = [
  { key: 'centro', name: 'Centro', value: 412 },
  { key: 'mooca', name: 'Mooca', value: 268 },
  { key: 'vila-mariana', name: 'Vila Mariana', value: 131 },
  { key: 'long', name: longName, value: 77 },
  { key: 'liberdade', name: 'Liberdade', value: 40 },
];
export const dishes = [
  { key: 'calabresa', name: 'Calabresa', amount: 250 },
  { key: 'guarana', name: 'Guaraná 350 ml', amount: 131 },
  { key: 'mussarela', name: 'Mussarela', amount: 98 },
  { key: 'portuguesa', name: 'Portuguesa', amount: 80 },
  { key: 'quatro-queijos', name: 'Quatro queijos', amount: 64 },
  { key: 'pudim', name: 'Pudim da casa', amount: 31 },
  { key: 'agua', name: 'Água', amount: 17 },
  { key: 'cafe', name: 'Café', amount: 9 },
];
export const settlement = [
  { key: 'sales', name: 'Vendas online', cents: 1_842_390 },
  { key: 'delivery', name: 'Taxas de entrega', cents: 148_500 },
  { key: 'discount', name: 'Descontos da loja', cents: -96_480 },
  { key: 'fee', name: 'Taxa de pagamento online', cents: -61_213 },
  { key: 'commission', name: 'Comissão (12%)', cents: -209_509 },
  { key: 'due', name: 'Total a receber', cents: 'sum' as const },
];

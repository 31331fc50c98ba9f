const thousands = /\B(?=(\d{3})+$)/g;

/** Integer cents as `R$ 1.234,56`; below zero `− R$ 10,00` with a true minus sign. The space never breaks a line. */
export function formatMoney(cents: number): string {
  const whole = Math.trunc(Math.abs(Math.round(cents)));
  const reais = String(Math.floor(whole / 100)).replace(thousands, '.');
  const rest = String(whole % 100).padStart(2, '0');
  const amount = `R$\u00a0${reais},${rest}`;
  return cents < 0 && whole > 0 ? `−\u00a0${amount}` : amount;
}

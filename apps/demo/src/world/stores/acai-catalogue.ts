import type { Catalogue, OptionGroup, Product } from '../catalogue.ts';

function product(code: string, name: string, priceCents: number, weight: number): Product {
  return { code, name, priceCents, weight };
}

const free = (name: string, weight: number) => ({ name, priceCents: 0, weight });
const paid = (name: string, priceCents: number, weight: number) => ({ name, priceCents, weight });

const TOPPINGS: OptionGroup = {
  label: '',
  min: 1,
  max: 3,
  appetite: 0.8,
  choices: [
    free('Granola', 10),
    free('Farinha de tapioca', 8),
    free('Banana', 9),
    free('Leite em pó', 10),
    free('Paçoca', 6),
    free('Leite condensado', 9),
  ],
};

const EXTRAS: OptionGroup = {
  label: 'Adicional',
  min: 0,
  max: 3,
  appetite: 0.45,
  choices: [
    paid('Morango', 400, 8),
    paid('Creme de avelã', 500, 8),
    paid('Creme de ninho', 450, 7),
    paid('Castanha-do-pará', 600, 4),
    paid('Kiwi', 400, 3),
    paid('Creme de cupuaçu', 450, 5),
  ],
};

const acai = (code: string, size: string, priceCents: number, weight: number): Product => ({
  ...product(code, `Açaí na tigela ${size}`, priceCents, weight),
  groups: [TOPPINGS, EXTRAS],
});

const TAPIOCA_EXTRA: OptionGroup = {
  label: 'Com',
  min: 0,
  max: 2,
  appetite: 0.35,
  choices: [paid('queijo coalho', 400, 5), paid('banana frita', 300, 3), paid('tucumã em dobro', 500, 3)],
};

export const acaiCatalogue: Catalogue = {
  pizzas: null,
  mains: [
    acai('AC-300', '300 ml', 1690, 20),
    acai('AC-500', '500 ml', 2290, 34),
    acai('AC-700', '700 ml', 2890, 16),
    { ...product('AC-BARCA', 'Barca de açaí para dois', 5490, 5), groups: [TOPPINGS, EXTRAS] },
    { ...product('AC-KG', 'Açaí puro batido na hora (kg)', 3200, 6), isByKilo: true },
    { ...product('TP-01', 'Tapioca de tucumã com queijo', 1890, 10), groups: [TAPIOCA_EXTRA] },
    { ...product('SD-01', 'X-caboquinho', 2090, 12), groups: [TAPIOCA_EXTRA] },
    product('SD-02', 'Sanduíche natural de frango', 1690, 5),
  ],
  sides: [
    product('PR-01', 'Bolinho de pirarucu (6 unidades)', 2690, 5),
    product('PR-02', 'Pastel de camarão regional', 1490, 4),
    product('PR-03', 'Pupunha cozida (porção)', 1290, 3),
  ],
  drinks: [
    product('SC-01', 'Suco de cupuaçu 500 ml', 1190, 10),
    product('SC-02', 'Suco de taperebá 500 ml', 1190, 8),
    product('SC-03', 'Suco de graviola 500 ml', 1190, 6),
    product('BB-01', 'Guaraná regional 350 ml', 650, 9),
    product('BB-02', 'Água de coco 500 ml', 990, 6),
    product('BB-03', 'Água mineral 500 ml', 400, 7),
  ],
  desserts: [
    product('DC-01', 'Bombom de cupuaçu', 590, 6),
    product('DC-02', 'Creme de cupuaçu no pote', 1390, 5),
  ],
};

import {
  IconAdjustments,
  IconBurger,
  IconCash,
  IconChartBar,
  IconClipboardCheck,
  IconClock,
  IconCreditCard,
  IconFileUpload,
  IconHome,
  IconMapPin,
  IconPackage,
  IconPrinter,
  IconReceipt,
  IconSettings,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuGroup } from '../screen.ts';

export type MenuIcon = typeof IconHome;

/** Icons of top-level entries, by path; entries of a group have none. */
export const entryIcons: Readonly<Record<string, MenuIcon>> = {
  '/pedidos': IconReceipt,
  '/': IconHome,
  '/verificacao': IconClipboardCheck,
  '/avaliacoes': IconStar,
  '/produtos': IconBurger,
  '/estoque': IconPackage,
  '/variacoes': IconAdjustments,
  '/bulkupload': IconFileUpload,
  '/configuracoes/formapagamento': IconCreditCard,
  '/configuracoes/funcionamento': IconClock,
  '/configuracoes/impressoras': IconPrinter,
  '/configuracoes/bairros': IconMapPin,
  '/configuracoes/usuarios/list': IconUsers,
};

export const groupIcons: Readonly<Record<MenuGroup, MenuIcon>> = {
  financeiro: IconCash,
  relatorios: IconChartBar,
  configuracoes: IconSettings,
};

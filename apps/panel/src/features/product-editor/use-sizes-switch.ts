import { removeSize } from '@comanda/contract/catalogue/sizes.calls';
import type { SizePart } from '@comanda/domain/catalogue/menu-parts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { useState } from 'react';
import { useMenuCall } from '../menu/menu-query.ts';
import { editorTexts } from './texts.ts';

interface SizesSwitchSetting {
  sizes: readonly SizePart[];
  /** The product's own price, which comes back without sizes; in cents. */
  priceCents: number;
}

/** Whether prices are those of sizes. Without it the sizes there are go, after a question, and the old price is back. */
export function useSizesSwitch({ sizes, priceCents }: SizesSwitchSetting) {
  const [isWanted, setWanted] = useState(false);
  const remove = useMenuCall(removeSize);
  const removeAll = async () => {
    const isSure = await alertDialog({
      title: 'Você tem certeza?',
      text: editorTexts.removeSizes(sizes.length, priceCents),
      confirmText: 'Sim deletar.',
      cancelText: 'Cancelar',
      isDestructive: true,
    });
    if (!isSure) return;
    for (const { sizeId } of sizes) if ((await remove.run({ sizeId })) === null) return;
    setWanted(false);
  };
  return {
    hasSizes: isWanted || sizes.length > 0,
    onSwitch: (wanted: boolean) => {
      if (wanted || sizes.length === 0) setWanted(wanted);
      else void removeAll();
    },
  };
}

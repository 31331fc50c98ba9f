import { listProductFiles } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { getStore } from '@comanda/contract/store/store/store.calls';
import { aStore } from '../../../../shared/testing/a-store.ts';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { anUpload, someUploads } from './some-uploads.ts';

export const faces = {
  '/bulkupload': {
    full: {
      answers: (api) => {
        api.answer(getStore, aStore({ hasBulkUpload: true }));
        api.answer(listProductFiles, someUploads(anUpload()));
      },
      words: /mercearia\.csv/,
    },
    main: mainCall(listProductFiles, someUploads(anUpload()), /Não foi possível carregar os envios/),
    empty: { answers: (api) => api.answer(listProductFiles, someUploads()), words: /Nenhum envio ainda/ },
  },
} satisfies FacesOfScreens;

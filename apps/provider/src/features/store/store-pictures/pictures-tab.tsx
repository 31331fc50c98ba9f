import { sendCall } from '@comanda/client/api/send-call.ts';
import { PictureUpload } from '@comanda/client/form/picture-upload.tsx';
import { addStoreBannerFile, setStoreLogo } from '@comanda/contract/store/store/provider-stores.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { BannerByAddress } from './banner-by-address.tsx';
import { BannerList } from './banner-list.tsx';
import { bannersQuery } from './banners-query.ts';
import { pictureTexts } from './texts.ts';

/** A store's carousel and its logo. */
export function PicturesTab({ storeId }: StoreTabProps) {
  const banners = useQuery(bannersQuery(storeId));
  const mayManage = providerMay(useProviderSession(), 'stores.manage');
  const [isPromptOpen, setPromptOpen] = useState(false);
  const refreshes = [bannersQuery(storeId).queryKey];
  return (
    <>
      <FormCard
        title={pictureTexts.title}
        hint={pictureTexts.hint}
        actions={
          mayManage ? (
            <Button variant="default" onClick={() => setPromptOpen(true)}>
              {pictureTexts.byAddress}
            </Button>
          ) : null
        }
      >
        <QueryFaces
          isCompact
          query={banners}
          skeleton={<CardListSkeleton count={2} />}
          failed={pictureTexts.loadFailed}
          empty={(found) =>
            found.length === 0 ? (
              <EmptyState isCompact icon={<IconPhoto size={24} stroke={1.75} />} title={pictureTexts.none}>
                {mayManage ? pictureTexts.noneHintManage : pictureTexts.noneHint}
              </EmptyState>
            ) : null
          }
        >
          {(found) => <BannerList storeId={storeId} banners={found} mayManage={mayManage} />}
        </QueryFaces>
        {mayManage ? (
          <PictureUpload
            label={pictureTexts.add}
            hint={pictureTexts.addHint}
            shape="wide"
            picture={null}
            send={async (picture, options) => {
              await sendCall(addStoreBannerFile, { storeId, picture, link: null }, options);
              return pictureTexts.added;
            }}
            failedText={pictureTexts.failed}
            refreshes={refreshes}
          />
        ) : null}
        {isPromptOpen ? <BannerByAddress storeId={storeId} onClose={() => setPromptOpen(false)} /> : null}
      </FormCard>
      {mayManage ? <LogoCard storeId={storeId} /> : null}
    </>
  );
}

function LogoCard({ storeId }: StoreTabProps) {
  const { data: store } = useQuery(storeQuery(storeId));
  return (
    <FormCard title={pictureTexts.logoTitle} hint={pictureTexts.logoCardHint}>
      <PictureUpload
        label={pictureTexts.logo}
        hint={pictureTexts.logoHint}
        shape="square"
        picture={store?.logo ?? null}
        send={async (picture, options) => {
          await sendCall(setStoreLogo, { storeId, picture }, options);
          return pictureTexts.logoSaved;
        }}
        failedText={pictureTexts.failed}
        refreshes={[storeQuery(storeId).queryKey, ['stores']]}
      />
    </FormCard>
  );
}

import { useQuery } from '@tanstack/react-query';
import { UploadScreen } from '../../features/menu/bulk-upload/upload-screen.tsx';
import { storeQuery } from '../../shared/store/store-query.ts';
import { AccessDeniedPage } from '../entry/access-denied.tsx';

/** /bulkupload, for stores with upload enabled by the provider. */
export function BulkUploadPage() {
  const { data: store } = useQuery(storeQuery);
  if (store === undefined) return null;
  return store.hasBulkUpload ? <UploadScreen /> : <AccessDeniedPage />;
}

import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from './store-query.ts';
import classes from './support-line.module.css';

/** Phone number of the support; empty if the provider has none. */
export function SupportLine() {
  const phone = useSupportPhone();
  if (phone === '') return null;
  return (
    <p className="row-top-8 text-15">
      <IconPhone size={20} stroke={1.75} aria-hidden="true" />
      <span>
        Dúvidas? Ligue para o suporte:{' '}
        <a className={classes.phone} href={`tel:${phone.replace(/\D/g, '')}`}>
          {phone}
        </a>
      </span>
    </p>
  );
}

/** The formatted number; empty until loaded. */
export function useSupportPhone(): string {
  return useQuery(storeQuery).data?.supportPhone ?? '';
}

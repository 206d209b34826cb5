'use client';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Provider } from '@/lib/i18n/client';

/** Asks Next for the page again where its reader chooses another language. */
export function RoutedProvider(props: Omit<ComponentProps<typeof Provider>, 'refresh'>) {
  const { refresh } = useRouter();
  return <Provider {...props} refresh={refresh} />;
}

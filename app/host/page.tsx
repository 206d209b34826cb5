import type { Metadata } from 'next';
import { CreateEventForm } from '@/lib/client/host';

export const metadata: Metadata = { title: 'Host an event' };

export default function HostPage() {
  return <CreateEventForm />;
}

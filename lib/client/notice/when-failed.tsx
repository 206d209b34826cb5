'use client';
import { Component, type ReactNode } from 'react';
import { later } from '@/lib/client/ui';

const Failed = later(async () => (await import('./failed')).Failed);

/** What `app/error.tsx` is to the other pages. */
export class WhenFailed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const again = () => this.setState({ failed: false });
    return this.state.failed ? <Failed again={again} /> : this.props.children;
  }
}

export { EventGate } from './event-gate';
export { Failed } from './failed';
export { Notice, type NoticeProps } from './notice';
export { SiteHeader } from './site-header';
export { WhenFailed } from './when-failed';
